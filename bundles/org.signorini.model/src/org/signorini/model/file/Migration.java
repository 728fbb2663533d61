package org.signorini.model.file;

import java.util.List;

import org.w3c.dom.Document;

/**
 * Brings a file from one version of a metamodel to the next. Versions are the last part of the namespace,
 * {@code http://www.signorini.org/mechanism/1.0}. A step works on the file's XML, as the old classes are gone; the
 * namespace itself is replaced by whoever applies it.
 */
public interface Migration {

    /** {@code mechanism} or {@code study}. */
    String metamodel();

    /** The version it takes. */
    String from();

    /** The version it gives. */
    String to();

    void apply(Document document);

    /** All steps, oldest first. */
    static List<Migration> all() {
        return List.of(new ContactCoefficients());
    }
}
