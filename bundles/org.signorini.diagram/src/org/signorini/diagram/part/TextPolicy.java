package org.signorini.diagram.part;

import java.text.MessageFormat;
import java.text.ParseException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.DirectEditPolicy;
import org.eclipse.gef.requests.DirectEditRequest;
import org.signorini.diagram.session.ToolCommand;
import org.signorini.diagram.specification.Tool;

/** Text typed into a label goes through the direct edit tool; text that does not fit its mask changes nothing. */
final class TextPolicy extends DirectEditPolicy {

    @Override
    protected Command getDirectEditCommand(DirectEditRequest request) {
        ElementPart part = (ElementPart) getHost();
        Tool tool = part.session().content().specification().tool(part.view().mapping().tools().edit());
        String text = Objects.toString(request.getCellEditor().getValue(), "");
        boolean same = tool != null
                && text.equals(part.session().content().evaluator().text(tool.input(), part.view().element()));
        return tool == null || same ? null : command(part, tool, text);
    }

    private static Command command(ElementPart part, Tool tool, String text) {
        try {
            Object[] values = new MessageFormat(tool.mask().replace("'", "''")).parse(text);
            Map<String, Object> variables = new HashMap<>();
            for (int i = 0; i < values.length; i++) {
                variables.put(Integer.toString(i), values[i]);
            }
            return new ToolCommand(part.session(), tool, part.view().element(), variables, null);
        } catch (ParseException e) {
            return null;
        }
    }

    @Override
    protected void showCurrentEditValue(DirectEditRequest request) {
        // the cell editor shows it
    }
}
