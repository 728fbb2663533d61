package org.signorini.model.validation.rule;

import org.signorini.model.element.Freedoms;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.Component;
import org.signorini.model.mechanism.ContactProbe;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.JointProbe;
import org.signorini.model.mechanism.JointQuantity;
import org.signorini.model.mechanism.MarkerProbe;
import org.signorini.model.mechanism.MarkerQuantity;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Probe;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Probes have something to record. */
public final class ProbeRule implements Rule {

    @Override
    public String subject() {
        return "probes";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        for (Probe probe : subject.mechanism().getProbes()) {
            switch (probe) {
                case JointProbe p -> checkJoint(p, findings);
                case MarkerProbe p -> checkMarker(p, findings);
                case ContactProbe p -> {
                    if (p.getContact() == null) {
                        findings.error(p, MechanismPackage.Literals.CONTACT_PROBE__CONTACT, "there is none",
                                "choose a contact");
                    }
                }
                default -> {
                    // energies are always there
                }
            }
        }
    }

    private static void checkJoint(JointProbe probe, Findings findings) {
        Joint joint = probe.getJoint();
        if (joint == null) {
            findings.error(probe, MechanismPackage.Literals.JOINT_PROBE__JOINT, "there is none", "choose a joint");
            return;
        }
        int count = probe.getQuantity() == JointQuantity.POSITION ? Freedoms.coordinates(joint.getKind())
                : Freedoms.velocities(joint.getKind());
        if (probe.getCoordinate() < 0 || probe.getCoordinate() >= count) {
            findings.error(probe, MechanismPackage.Literals.JOINT_PROBE__COORDINATE, Labels.of(joint) + " has "
                    + count + " of them", "count from 0");
        }
    }

    private static void checkMarker(MarkerProbe probe, Findings findings) {
        if (Elements.body(probe.getMarker()) == null) {
            findings.error(probe, MechanismPackage.Literals.MARKER_PROBE__MARKER, "there is none", "choose a marker");
        }
        if (probe.getQuantity() == MarkerQuantity.ORIENTATION && probe.getComponent() != Component.ALL) {
            findings.warning(probe, MechanismPackage.Literals.MARKER_PROBE__COMPONENT,
                    "an orientation is recorded whole", "choose ALL");
        }
        if (probe.getQuantity() == MarkerQuantity.ROTATION && probe.getComponent() == Component.NORM) {
            findings.warning(probe, MechanismPackage.Literals.MARKER_PROBE__COMPONENT,
                    "angles about different axes have no common length", "choose X, Y, Z or ALL");
        }
    }
}
