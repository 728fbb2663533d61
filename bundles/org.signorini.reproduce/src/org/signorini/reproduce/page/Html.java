package org.signorini.reproduce.page;

/** Text within HTML. */
final class Html {

    private Html() {
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    /** {@code <name>text</name>}, the text escaped. */
    static String element(String name, String text) {
        return "<" + name + ">" + escaped(text) + "</" + name + ">";
    }
}
