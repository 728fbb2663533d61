package org.signorini.diagram.part;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.BendpointEditPolicy;
import org.eclipse.gef.requests.BendpointRequest;
import org.signorini.diagram.session.BendCommand;
import org.signorini.diagram.view.Box;

/** Bends edges. */
final class BendPolicy extends BendpointEditPolicy {

    @Override
    protected Command getCreateBendpointCommand(BendpointRequest request) {
        return change(points -> points.add(Math.min(request.getIndex(), points.size()), at(request)));
    }

    @Override
    protected Command getMoveBendpointCommand(BendpointRequest request) {
        return change(points -> points.set(request.getIndex(), at(request)));
    }

    @Override
    protected Command getDeleteBendpointCommand(BendpointRequest request) {
        return change(points -> points.remove(request.getIndex()));
    }

    private Command change(Consumer<List<Box>> edit) {
        EdgePart part = (EdgePart) getHost();
        List<Box> points = new ArrayList<>(part.session().layout().bends(part.view().key()));
        edit.accept(points);
        return new BendCommand(part.session().layout(), part.view().key(), points);
    }

    private Box at(BendpointRequest request) {
        Point point = request.getLocation().getCopy();
        getConnection().translateToRelative(point);
        return new Box(point.x, point.y, 0, 0);
    }
}
