package org.signorini.model.file;

import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** From 0.9, where a contact had one coefficient of friction and one of restitution. */
final class ContactCoefficients implements Migration {

    @Override
    public String metamodel() {
        return "mechanism";
    }

    @Override
    public String from() {
        return "0.9";
    }

    @Override
    public String to() {
        return "1.0";
    }

    @Override
    public void apply(Document document) {
        NodeList contacts = document.getElementsByTagName("contacts");
        for (int i = 0; i < contacts.getLength(); i++) {
            Element contact = (Element) contacts.item(i);
            rename(contact, "friction", "staticFriction");
            rename(contact, "restitution", "normalRestitution");
        }
    }

    private static void rename(Element element, String old, String name) {
        if (element.hasAttribute(old)) {
            element.setAttribute(name, element.getAttribute(old));
            element.removeAttribute(old);
        }
    }
}
