package org.signorini.differential.recipe;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.AppliedTorque;
import org.signorini.multibody.force.ForceElement;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.force.VectorFunction;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.Limit;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;

/** A recipe as the kernel takes it. */
public final class RecipeModel {

    private final Recipe recipe;
    private final MechanismBuilder builder;
    private final List<Body> bodies = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();

    private RecipeModel(Recipe recipe) {
        this.recipe = recipe;
        Vector3 g = recipe.gravity();
        builder = Mechanism.named("seed " + recipe.seed()).gravity(g.x(), g.y(), g.z());
    }

    /**
     * Builds the model.
     *
     * @throws org.signorini.multibody.model.ModelException where the kernel refuses what the recipe says
     */
    public static Model of(Recipe recipe) {
        return new RecipeModel(recipe).build();
    }

    private Model build() {
        bodies.add(builder.ground());
        for (RecipeBody body : recipe.bodies()) {
            bodies.add(builder.body("b" + bodies.size()).mass(body.mass()).pose(body.pose())
                    .velocity(body.velocity(), body.omega()).add());
        }
        for (RecipeJoint joint : recipe.joints()) {
            joints.add(add(joint));
        }
        for (int i = 0; i < recipe.forces().size(); i++) {
            builder.force(force("f" + i, recipe.forces().get(i)));
        }
        ContactLaw law = ContactLaw.coulomb(recipe.friction()).restitution(recipe.restitution());
        return new Model(builder.build(), scene(), List.of(law), ContactLaw.SMOOTH.restitution(recipe.restitution()));
    }

    private Joint add(RecipeJoint joint) {
        JointBuilder b = builder.joint("j" + joints.size(), joint.type())
                .between(bodies.get(joint.from()).marker(joint.f()), bodies.get(joint.to()).marker(joint.m()));
        if (joint.motions().isEmpty()) {
            b.initial(array(joint.initial())).initialVelocity(array(joint.velocity()));
        } else {
            b.motion(joint.motions().stream().map(RecipeModel::motion).toArray(Motion[]::new));
        }
        for (Limit limit : joint.limits()) {
            b.limit(limit.coordinate(), limit.lower(), limit.upper());
        }
        return (joint.cut() ? b.cut() : b).add();
    }

    private static Motion motion(Wave w) {
        return Motion.harmonic(w.center(), w.amplitude(), w.omega(), w.phase());
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private ForceElement force(String name, RecipeForce force) {
        return switch (force) {
            case RecipeForce.Spring s -> new JointSpring(name, joints.get(s.joint()), s.coordinate(), s.stiffness(),
                    s.damping(), s.rest());
            case RecipeForce.Motor m -> new JointMotor(name, joints.get(m.joint()), m.coordinate(),
                    motion(m.target()), m.proportional(), m.derivative(), m.strongest());
            case RecipeForce.Push p -> new JointForce(name, joints.get(p.joint()), p.coordinate(), p.value()::value);
            case RecipeForce.Line l -> new TranslationalSpring(name, marker(l.a(), l.pointA()),
                    marker(l.b(), l.pointB()), l.stiffness(), l.damping(), l.rest());
            case RecipeForce.Load l when l.torque() -> new AppliedTorque(name, marker(l.body(), l.at()),
                    VectorFunction.constant(l.value()), l.following());
            case RecipeForce.Load l -> new AppliedForce(name, marker(l.body(), l.at()),
                    VectorFunction.constant(l.value()), l.following());
        };
    }

    private Marker marker(int body, Vector3 p) {
        return bodies.get(body).marker(p.x(), p.y(), p.z());
    }

    private Scene scene() {
        SceneBuilder scene = new SceneBuilder();
        for (RecipeShape shape : recipe.shapes()) {
            double[] p = new double[3];
            shape.placement().origin().put(p, 0);
            scene.add(Model.number(bodies.get(shape.body())), shape.shape(),
                    new Placement(shape.placement().orientation().matrix(), p));
        }
        for (RecipePair pair : recipe.pairs()) {
            scene.collide(pair.first(), pair.second());
        }
        return scene.build();
    }
}
