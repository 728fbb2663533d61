package org.signorini.model.validation.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.model.element.ElementValues;
import org.signorini.model.element.Freedoms;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Joint;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/**
 * Bodies are connected, or free with a place to start; loops have joints that move. How many of their constraints are
 * redundant depends on directions, which a count of freedoms does not know: it is found by those who compute.
 */
public final class ConnectionRule implements Rule {

    @Override
    public String subject() {
        return "connections and loops";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        Map<Body, Body> leader = new LinkedHashMap<>();
        Elements.bodies(subject.mechanism()).forEach(b -> leader.put(b, b));
        List<Joint> closing = new ArrayList<>();
        for (Joint joint : subject.mechanism().getJoints()) {
            Body a = find(leader, Elements.body(joint.getFrom()));
            Body b = find(leader, Elements.body(joint.getTo()));
            if (a != null && b != null && a == b && Elements.body(joint.getFrom()) != Elements.body(joint.getTo())) {
                closing.add(joint);
            } else if (a != null && b != null) {
                leader.put(b, a);
            }
        }
        checkLoops(leader, closing, subject, findings);
        checkFree(leader, subject, findings);
    }

    private static Body find(Map<Body, Body> leader, Body body) {
        Body at = body;
        while (at != null && leader.get(at) != null && leader.get(at) != at) {
            at = leader.get(at);
        }
        return at == null || !leader.containsKey(at) ? null : at;
    }

    private static void checkLoops(Map<Body, Body> leader, List<Joint> closing, Subject subject, Findings findings) {
        Map<Body, Integer> loops = new LinkedHashMap<>();
        closing.forEach(j -> loops.merge(find(leader, Elements.body(j.getFrom())), 1, Integer::sum));
        for (Joint joint : subject.mechanism().getJoints()) {
            Body group = find(leader, Elements.body(joint.getFrom()));
            if (joint.isCut() && group != null && !loops.containsKey(group)) {
                findings.warning(joint, MechanismPackage.Literals.JOINT__CUT, "there is no loop to cut",
                        "switch it off");
            }
        }
        loops.forEach((group, count) -> {
            int freedoms = 0;
            Joint last = null;
            for (Joint joint : subject.mechanism().getJoints()) {
                if (find(leader, Elements.body(joint.getFrom())) == group) {
                    freedoms += Freedoms.velocities(joint.getKind());
                    last = closing.contains(joint) ? joint : last;
                }
            }
            if (freedoms == 0) {
                findings.warning(last, null, "a loop of fixed joints is over-constrained", "delete one of them");
            }
        });
    }

    private static void checkFree(Map<Body, Body> leader, Subject subject, Findings findings) {
        Body grounded = find(leader, subject.mechanism().getGround());
        for (RigidBody body : subject.mechanism().getBodies()) {
            boolean joined = subject.mechanism().getJoints().stream()
                    .anyMatch(j -> Elements.body(j.getFrom()) == body || Elements.body(j.getTo()) == body);
            if (!joined && ElementValues.isEmpty(body, MechanismPackage.Literals.RIGID_BODY__POSITION)) {
                findings.warning(body, MechanismPackage.Literals.RIGID_BODY__POSITION,
                        "no joint holds it and no position is given, so it starts at the origin",
                        "give a position or connect it");
            }
            // joints among floating bodies leave one of them free to have a velocity
            if (joined && grounded != null && find(leader, body) == grounded && isMoving(body, subject)) {
                findings.warning(body, MechanismPackage.Literals.RIGID_BODY__VELOCITY,
                        "a joint holds it, so its velocity follows from the joint's",
                        "give the joint an initial velocity instead");
            }
        }
    }

    private static boolean isMoving(RigidBody body, Subject subject) {
        return nonZero(subject.vector(body, MechanismPackage.Literals.RIGID_BODY__VELOCITY).orElse(new double[3]))
                || nonZero(subject.vector(body, MechanismPackage.Literals.RIGID_BODY__ANGULAR_VELOCITY)
                        .orElse(new double[3]));
    }

    private static boolean nonZero(double[] v) {
        return v[0] != 0 || v[1] != 0 || v[2] != 0;
    }
}
