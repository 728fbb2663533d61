package org.signorini.simulation;

/** A contact does what its contact model cannot describe. */
public final class ContactException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int contact;

    /**
     * @param contact its number among the contacts of the step
     * @param cause   the rest of a sentence that begins with the contact's name
     */
    public ContactException(int contact, String cause) {
        super(cause);
        this.contact = contact;
    }

    public int contact() {
        return contact;
    }
}
