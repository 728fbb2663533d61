package org.signorini.model.expression;

import java.util.ArrayList;
import java.util.List;

/** A text of several expressions separated by commas. */
final class Items {

    private final String text;
    private final List<Integer> starts = new ArrayList<>();
    private final List<String> items = new ArrayList<>();

    /** Splits at commas that are in no parentheses: those of function calls stay. */
    Items(String text) {
        this.text = text;
        int depth = 0;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? ',' : text.charAt(i);
            if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
            } else if (c == ',' && depth <= 0 || i == text.length()) {
                starts.add(start);
                items.add(text.substring(start, i));
                start = i + 1;
            }
        }
    }

    int count() {
        return items.size();
    }

    String item(int i) {
        return items.get(i);
    }

    /** A mistake in one item, told of the whole text. */
    ExpressionException of(int i, ExpressionException mistake) {
        return new ExpressionException(mistake.cause(), text, starts.get(i) + mistake.position());
    }
}
