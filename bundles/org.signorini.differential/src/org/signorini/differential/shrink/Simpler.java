package org.signorini.differential.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

import org.signorini.algebra.Vector3;
import org.signorini.differential.generate.Generator;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.recipe.RecipeBody;
import org.signorini.differential.recipe.RecipeForce;
import org.signorini.differential.recipe.RecipeJoint;
import org.signorini.differential.recipe.RecipePair;
import org.signorini.differential.recipe.RecipeShape;
import org.signorini.multibody.model.MassProperties;

/** Mechanisms with a little less in them than a given one; joints still hold and velocities still fit. */
final class Simpler {

    private Simpler() {
    }

    /** Largest cuts first. */
    static List<Recipe> than(Recipe recipe) {
        List<Recipe> out = new ArrayList<>();
        for (int b = recipe.bodies().size(); b > 0 && recipe.bodies().size() > 1; b--) {
            out.add(withoutBody(recipe, b));
        }
        for (int j = 0; j < recipe.joints().size(); j++) {
            out.add(withoutJoint(recipe, j));
        }
        for (int f = 0; f < recipe.forces().size(); f++) {
            out.add(recipe.withForces(without(recipe.forces(), f)));
        }
        for (int p = 0; p < recipe.pairs().size(); p++) {
            out.add(withPairs(recipe, without(recipe.pairs(), p)));
        }
        for (int j = 0; j < recipe.joints().size(); j++) {
            RecipeJoint joint = recipe.joints().get(j);
            if (!joint.limits().isEmpty()) {
                out.add(withJoint(recipe, j, joint.limited(List.of())));
            }
            if (!joint.motions().isEmpty()) {
                out.add(withJoint(recipe, j, joint.driven(List.of())));
            }
            if (joint.cut()) {
                out.add(withJoint(recipe, j, joint.uncut()));
            }
        }
        if (recipe.bodies().stream().anyMatch(b -> b.velocity().norm() + b.omega().norm() > 0)
                && !recipe.isDriven()) {
            out.add(Generator.moving(recipe, new double[6 * recipe.bodies().size()]));
        }
        if (recipe.gravity().norm() > 0) {
            out.add(recipe.withGravity(Vector3.ZERO));
        }
        if (recipe.friction() > 0) {
            out.add(recipe.withContacts(recipe.shapes(), recipe.pairs(), 0, recipe.restitution()));
        }
        if (recipe.restitution() > 0) {
            out.add(recipe.withContacts(recipe.shapes(), recipe.pairs(), recipe.friction(), 0));
        }
        for (int b = 0; b < recipe.bodies().size(); b++) {
            RecipeBody body = recipe.bodies().get(b);
            MassProperties plain = MassProperties.sphere(body.mass().mass(), 0.5 * recipe.length());
            if (!body.mass().equals(plain) && recipe.bodies().stream().allMatch(x -> x.velocity().norm() == 0)) {
                List<RecipeBody> bodies = new ArrayList<>(recipe.bodies());
                bodies.set(b, new RecipeBody(plain, body.pose(), body.velocity(), body.omega()));
                out.add(recipe.with(bodies, recipe.joints()));
            }
        }
        return out;
    }

    private static <T> List<T> without(List<T> list, int index) {
        List<T> shorter = new ArrayList<>(list);
        shorter.remove(index);
        return shorter;
    }

    private static Recipe withJoint(Recipe recipe, int index, RecipeJoint joint) {
        List<RecipeJoint> joints = new ArrayList<>(recipe.joints());
        joints.set(index, joint);
        return recipe.with(recipe.bodies(), joints);
    }

    private static Recipe withoutJoint(Recipe recipe, int index) {
        List<RecipeForce> forces = new ArrayList<>();
        for (RecipeForce force : recipe.forces()) {
            if (!(force instanceof RecipeForce.OnJoint on)) {
                forces.add(force);
            } else if (on.joint() != index) {
                forces.add(on.on(on.joint() > index ? on.joint() - 1 : on.joint()));
            }
        }
        return recipe.with(recipe.bodies(), without(recipe.joints(), index)).withForces(forces);
    }

    /** Only shapes that still have a partner stay. */
    private static Recipe withPairs(Recipe recipe, List<RecipePair> pairs) {
        List<RecipeShape> shapes = new ArrayList<>();
        int[] number = new int[recipe.shapes().size()];
        for (int s = 0; s < number.length; s++) {
            int shape = s;
            number[s] = shapes.size();
            if (pairs.stream().anyMatch(p -> p.first() == shape || p.second() == shape)) {
                shapes.add(recipe.shapes().get(s));
            }
        }
        return recipe.withContacts(shapes,
                pairs.stream().map(p -> new RecipePair(number[p.first()], number[p.second()])).toList(),
                recipe.friction(), recipe.restitution());
    }

    private static Recipe withoutBody(Recipe recipe, int body) {
        Recipe less = recipe;
        for (int j = recipe.joints().size() - 1; j >= 0; j--) {
            RecipeJoint joint = less.joints().get(j);
            less = joint.from() == body || joint.to() == body ? withoutJoint(less, j) : less;
        }
        List<RecipePair> pairs = less.pairs().stream().filter(p -> recipe.shapes().get(p.first()).body() != body
                && recipe.shapes().get(p.second()).body() != body).toList();
        less = withPairs(less, pairs);
        IntUnaryOperator number = b -> b > body ? b - 1 : b;
        List<RecipeForce> forces = new ArrayList<>();
        for (RecipeForce force : less.forces()) {
            switch (force) {
                case RecipeForce.OnJoint on -> forces.add(on);
                case RecipeForce.Line l when l.a() != body && l.b() != body -> forces.add(new RecipeForce.Line(
                        number.applyAsInt(l.a()), l.pointA(), number.applyAsInt(l.b()), l.pointB(), l.stiffness(),
                        l.damping(), l.rest()));
                case RecipeForce.Load l when l.body() != body -> forces.add(new RecipeForce.Load(
                        number.applyAsInt(l.body()), l.at(), l.value(), l.torque(), l.following()));
                default -> {
                }
            }
        }
        List<RecipeShape> shapes = less.shapes().stream()
                .map(s -> new RecipeShape(number.applyAsInt(s.body()), s.shape(), s.placement())).toList();
        return less.with(without(less.bodies(), body - 1), less.joints().stream()
                .map(j -> j.between(number.applyAsInt(j.from()), number.applyAsInt(j.to()))).toList())
                .withForces(forces).withContacts(shapes, less.pairs(), less.friction(), less.restitution());
    }
}
