package org.signorini.model.expression;

/** A text that is no number: what is wrong, and where. */
public final class ExpressionException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String text;
    private final int position;

    /** @param position index into the text of the character where the mistake is or begins */
    public ExpressionException(String cause, String text, int position) {
        super(cause);
        this.text = text;
        this.position = Math.max(0, Math.min(position, text.length()));
    }

    /** What is wrong, in words. */
    public String cause() {
        return super.getMessage();
    }

    public String text() {
        return text;
    }

    public int position() {
        return position;
    }

    /** The cause with the place: {@code there is no parameter 'x' (at character 3 of '2*x')}. */
    @Override
    public String getMessage() {
        String shown = text.length() <= 60 ? text : text.substring(0, 57) + "...";
        return cause() + " (at character " + (position + 1) + " of '" + shown.replaceAll("\\s", " ") + "')";
    }
}
