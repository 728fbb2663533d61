package org.signorini.study.probe;

import java.util.List;
import java.util.stream.Stream;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.model.mechanism.Component;
import org.signorini.model.mechanism.MarkerQuantity;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Marker;
import org.signorini.simulation.Step;
import org.signorini.study.result.Column;

/** The motion of a marker, seen from another or from the ground. */
final class MarkerGauge implements Gauge {

    /** cos β below which α and γ are about the same axis. */
    private static final double UPRIGHT = 1e-12;

    private final Dynamics dynamics;
    private final Marker marker;
    private final Marker seenFrom;
    private final MarkerQuantity quantity;
    private final Component component;
    private final List<Column> columns;
    private final double[] scratch = new double[12];

    MarkerGauge(String name, Dynamics dynamics, Marker marker, Marker seenFrom, MarkerQuantity quantity,
            Component component) {
        this.dynamics = dynamics;
        this.marker = marker;
        this.seenFrom = seenFrom;
        this.quantity = quantity;
        this.component = quantity == MarkerQuantity.ORIENTATION ? Component.ALL : component;
        String unit = switch (quantity) {
            case POSITION -> "m";
            case VELOCITY -> "m/s";
            case ORIENTATION -> "";
            case ANGULAR_VELOCITY -> "rad/s";
            case ROTATION -> "rad";
        };
        columns = quantity == MarkerQuantity.ORIENTATION
                ? Stream.of(".qw", ".qx", ".qy", ".qz").map(part -> new Column(name + part, unit)).toList()
                : Components.columns(name, component, unit);
    }

    @Override
    public List<Column> columns() {
        return columns;
    }

    @Override
    public void read(State state, Step step, double[] out, int at) {
        Frame m = pose(marker);
        Frame f = pose(seenFrom);
        if (quantity == MarkerQuantity.ORIENTATION) {
            f.orientation().inverse().times(m.orientation()).put(out, at);
            return;
        }
        Vector3 v = quantity == MarkerQuantity.ROTATION ? angles(f.orientation().inverse().times(m.orientation()))
                : f.orientation().inverse().rotate(vector(m, f));
        Components.put(v, component, out, at);
    }

    /**
     * (α, β, γ) with R = R_x(α) R_y(β) R_z(γ): R₁₃ = sin β, R₂₃ = −sin α cos β, R₁₂ = −cos β sin γ. Where β is a right
     * angle only α ± γ is known, and γ is taken as zero.
     */
    private static Vector3 angles(Quaternion q) {
        Vector3 x = q.rotate(Vector3.X);
        Vector3 y = q.rotate(Vector3.Y);
        Vector3 z = q.rotate(Vector3.Z);
        double cosine = StrictMath.hypot(z.y(), z.z());
        double beta = StrictMath.atan2(z.x(), cosine);
        if (cosine < UPRIGHT) {
            return new Vector3(StrictMath.atan2(y.z(), y.y()), beta, 0);
        }
        return new Vector3(StrictMath.atan2(-z.y(), z.z()), beta, StrictMath.atan2(-y.x(), x.x()));
    }

    /** In the world's axes; velocities relative to the frame it is seen from, which may itself turn. */
    private Vector3 vector(Frame m, Frame f) {
        Vector3 p = m.origin().minus(f.origin());
        return switch (quantity) {
            case POSITION -> p;
            case VELOCITY -> velocity(marker).minus(velocity(seenFrom)).minus(angular(seenFrom).cross(p));
            case ANGULAR_VELOCITY -> angular(marker).minus(angular(seenFrom));
            case ORIENTATION, ROTATION -> throw new IllegalStateException("an orientation is no vector");
        };
    }

    private Frame pose(Marker of) {
        dynamics.bodies().position(of.body().index(), scratch, 0);
        dynamics.bodies().quaternion(of.body().index(), scratch, 3);
        return new Frame(Vector3.from(scratch, 0), Quaternion.from(scratch, 3)).times(of.frame());
    }

    private Vector3 angular(Marker of) {
        dynamics.bodies().angularVelocity(of.body().index(), scratch, 0);
        return Vector3.from(scratch, 0);
    }

    private Vector3 velocity(Marker of) {
        of.frame().origin().put(scratch, 3);
        dynamics.bodies().pointVelocity(of.body().index(), scratch, 3, scratch, 0);
        return Vector3.from(scratch, 0);
    }
}
