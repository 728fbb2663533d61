package org.signorini.reproduce;

/** The papers this program implements, by the letters that comments and help call them. */
public enum Paper {

    S0("Mylapilli, Jain", "Complementarity Techniques for Minimal Coordinate Contact Dynamics",
            "J. Comput. Nonlinear Dyn. 12 (2017)"),
    S1("Bhalerao, Anderson, Trinkle",
            "A Hybrid Time-Stepping Scheme for Intermittent Contact in Multi-Rigid-Body Dynamics", "2009"),
    S2("Negrut, Serban, Tasora",
            "Posing Multibody Dynamics With Friction and Contact as a Differential Complementarity Problem", "2018"),
    S3("Peiret, Kövecses, Font-Llagunes",
            "A Friction Model for Non-Singular Complementarity Formulations for Multibody Systems with Contacts",
            "DETC2017-67988"),
    S4("Glocker, Studer",
            "Formulation and Preparation for Numerical Evaluation of Linear Complementarity Systems in Dynamics",
            "Multibody Syst. Dyn. 13 (2005)");

    private final String authors;
    private final String title;
    private final String source;

    Paper(String authors, String title, String source) {
        this.authors = authors;
        this.title = title;
        this.source = source;
    }

    public String authors() {
        return authors;
    }

    public String title() {
        return title;
    }

    /** Where and when it appeared. */
    public String source() {
        return source;
    }
}
