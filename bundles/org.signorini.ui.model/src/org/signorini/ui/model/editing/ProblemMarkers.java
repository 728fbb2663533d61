package org.signorini.ui.model.editing;

/** The markers of what is found in model files. */
public final class ProblemMarkers {

    /** Their type. */
    public static final String TYPE = "org.signorini.ui.model.problem";

    /** Attribute: URI fragment of the element in its file, empty where the file as a whole is meant. */
    public static final String ELEMENT = "element";

    /** Attribute: name of the element's feature, empty where the element as a whole is meant. */
    public static final String FEATURE = "feature";

    /** Attribute: whether there is a quick fix. */
    public static final String FIXABLE = "fixable";

    private ProblemMarkers() {
    }
}
