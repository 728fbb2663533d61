package org.signorini.ui.views.table;

/** Text in lines short enough for a tooltip, which does not break them itself. */
final class WrappedText {

    private static final int COLUMNS = 90;
    private static final String INDENT = "    ";

    private WrappedText() {
    }

    /** Breaks a line at spaces; those after the first are indented. What has no spaces stays whole. */
    static String of(String line) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : line.split(" ")) {
            if (column > 0 && column + 1 + word.length() > COLUMNS) {
                text.append('\n').append(INDENT);
                column = INDENT.length();
            } else if (column > 0) {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
        }
        return text.toString();
    }
}
