package org.signorini.model.validation.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.eclipse.emf.ecore.EAttribute;
import org.signorini.model.element.Freedoms;
import org.signorini.model.element.Pose;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.ForceElement;
import org.signorini.model.mechanism.JointSpring;
import org.signorini.model.mechanism.Marker;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.RigidBody;
import org.signorini.model.mechanism.TranslationalSpring;
import org.signorini.model.study.Settings;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/**
 * Steps and durations are positive, and the step is short against the fastest spring: an explicit step longer than
 * 2/ω, ω² = k/m, lets a spring's oscillation grow. The mass is estimated from the bodies at the spring's ends.
 */
public final class StepRule implements Rule {

    private static final EAttribute STEP = StudyPackage.Literals.SETTINGS__STEP;
    private static final double DEFAULT_STEP = 1e-3;
    private static final double DEFAULT_DURATION = 1;
    private static final double MANY = 1e8;

    @Override
    public String subject() {
        return "steps";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        subject.study().ifPresent(study -> check(study, subject, findings));
    }

    private static void check(Study study, Subject subject, Findings findings) {
        List<Settings> all = new ArrayList<>(List.of(study));
        study.getComparisons().forEach(c -> all.addAll(c.getAlternatives()));
        Ranges ranges = new Ranges(subject, findings);
        for (Settings settings : all) {
            ranges.positive(settings, STEP);
            ranges.positive(settings, StudyPackage.Literals.SETTINGS__DURATION);
            ranges.positive(settings, StudyPackage.Literals.SETTINGS__TOLERANCE);
            ranges.share(settings, StudyPackage.Literals.SETTINGS__STABILIZATION);
            if (settings == study || subject.number(settings, STEP).isPresent()) {
                checkSprings(settings, subject.number(settings, STEP).orElse(DEFAULT_STEP), subject, findings);
            }
        }
        double step = subject.number(study, STEP).orElse(DEFAULT_STEP);
        double duration = subject.number(study, StudyPackage.Literals.SETTINGS__DURATION).orElse(DEFAULT_DURATION);
        if (step > 0 && duration > 0 && duration < step) {
            findings.warning(study, StudyPackage.Literals.SETTINGS__DURATION, "it is shorter than a step",
                    "make it longer");
        } else if (step > 0 && duration / step > MANY) {
            findings.warning(study, STEP, "the run takes " + duration / step + " steps", "take longer steps");
        }
        all.forEach(settings -> checkEnd(settings, study, subject, findings));
        if (study.getEvery() < 1) {
            findings.error(study, StudyPackage.Literals.STUDY__EVERY, study.getEvery() + " is impossible",
                    "record every step, 1, or every so many");
        }
    }

    /** Runs end with a whole step; what an alternative does not say, the study does. */
    private static void checkEnd(Settings settings, Study study, Subject subject, Findings findings) {
        EAttribute duration = StudyPackage.Literals.SETTINGS__DURATION;
        if (settings != study && subject.number(settings, STEP).isEmpty()
                && subject.number(settings, duration).isEmpty()) {
            return;
        }
        double step = given(settings, STEP, study, subject, DEFAULT_STEP);
        double wanted = given(settings, duration, study, subject, DEFAULT_DURATION);
        double end = Math.round(wanted / step) * step;
        if (step > 0 && wanted >= step && Math.abs(end - wanted) > 1e-6 * step + 1e-12 * wanted) {
            findings.warning(settings, duration, "it is no whole number of steps of " + step + " s; a run ends at "
                    + (float) end + " s", "give a multiple of the step");
        }
    }

    private static double given(Settings settings, EAttribute feature, Study study, Subject subject,
            double otherwise) {
        OptionalDouble own = subject.number(settings, feature);
        return own.isPresent() ? own.getAsDouble() : subject.number(study, feature).orElse(otherwise);
    }

    private static void checkSprings(Settings settings, double step, Subject subject, Findings findings) {
        ForceElement fastest = null;
        double largest = 0;
        for (ForceElement element : subject.mechanism().getForces()) {
            double omega = frequency(element, subject);
            if (omega > largest) {
                largest = omega;
                fastest = element;
            }
        }
        if (step * largest > 2) {
            findings.warning(settings, STEP, "spring '" + fastest.getName() + "' oscillates at about "
                    + Math.round(largest) + " rad/s, too fast for steps of " + step + " s",
                    "take steps below " + 0.2 / largest + " s, or an implicit scheme");
        }
    }

    private static double frequency(ForceElement element, Subject subject) {
        if (element instanceof TranslationalSpring spring) {
            double mass = reduced(mass(spring.getFrom(), subject), mass(spring.getTo(), subject));
            return omega(subject.number(spring, MechanismPackage.Literals.TRANSLATIONAL_SPRING__STIFFNESS), mass);
        }
        if (element instanceof JointSpring spring && spring.getJoint() != null) {
            boolean angle = Freedoms.isAngle(spring.getJoint().getKind(),
                    spring.getCoordinate());
            Marker from = spring.getJoint().getFrom();
            Marker to = spring.getJoint().getTo();
            double a = angle ? inertia(from, subject) : mass(from, subject);
            double b = angle ? inertia(to, subject) : mass(to, subject);
            return omega(subject.number(spring, MechanismPackage.Literals.JOINT_SPRING__STIFFNESS), reduced(a, b));
        }
        return 0;
    }

    private static double omega(OptionalDouble stiffness, double mass) {
        return stiffness.isEmpty() || !(mass > 0) ? 0 : Math.sqrt(Math.max(0, stiffness.getAsDouble()) / mass);
    }

    /** Of two that swing against each other; infinity is the ground. */
    private static double reduced(double a, double b) {
        return Double.isInfinite(a) ? b : Double.isInfinite(b) ? a : a * b / (a + b);
    }

    /** Infinity for the ground and for what is not known or has none: such ends are left out. */
    private static double mass(Marker marker, Subject subject) {
        Body body = Elements.body(marker);
        double mass = body instanceof RigidBody
                ? subject.number(body, MechanismPackage.Literals.RIGID_BODY__MASS).orElse(0) : 0;
        return mass > 0 ? mass : Double.POSITIVE_INFINITY;
    }

    /** The smallest moment of inertia about the marker: that about the centre, plus m d². */
    private static double inertia(Marker marker, Subject subject) {
        Body body = Elements.body(marker);
        double mass = mass(marker, subject);
        if (Double.isInfinite(mass)) {
            return mass;
        }
        double[] center = subject.vector(body, MechanismPackage.Literals.RIGID_BODY__CENTER_OF_MASS)
                .orElse(new double[3]);
        double[] at = subject.vector(marker, MechanismPackage.Literals.MARKER__POSITION).orElse(new double[3]);
        double[] moments = subject.numbers(body, MechanismPackage.Literals.RIGID_BODY__INERTIA).orElse(new double[3]);
        double least = moments.length < 3 ? 0 : Math.min(moments[0], Math.min(moments[1], moments[2]));
        double[] d = {center[0] - at[0], center[1] - at[1], center[2] - at[2]};
        double about = least + mass * Pose.dot(d, d);
        return about > 0 ? about : Double.POSITIVE_INFINITY;
    }
}
