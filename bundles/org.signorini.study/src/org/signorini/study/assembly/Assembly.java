package org.signorini.study.assembly;

import java.util.List;
import java.util.Map;

import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.simulation.Model;

/**
 * A mechanism ready to run, and the way back to its elements.
 *
 * @param source    what was assembled
 * @param bodies    by their elements, the ground included
 * @param joints    by their elements
 * @param contacts  the element of each rule of the scene
 * @param shapes    the element of each shape of the scene, for pictures and names
 * @param numbers   values of expressions, for whoever reads further elements
 */
public record Assembly(Mechanism source, Model model,
        Map<org.signorini.model.mechanism.Body, Body> bodies,
        Map<org.signorini.model.mechanism.Joint, Joint> joints, List<Contact> contacts,
        List<org.signorini.model.mechanism.Geometry> shapes, Numbers numbers) {
}
