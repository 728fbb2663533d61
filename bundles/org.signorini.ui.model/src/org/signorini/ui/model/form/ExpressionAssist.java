package org.signorini.ui.model.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.fieldassist.TextContentAdapter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Text;
import org.signorini.model.expression.MathFunction;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.study.Study;
import org.signorini.ui.model.element.ElementText;

/** Ctrl+Space in an expression: the parameters that it may use, and the functions. */
public final class ExpressionAssist {

    private static final int WIDTH = 340;
    private static final int HEIGHT = 150;

    private ExpressionAssist() {
    }

    /** @param element what the expression belongs to */
    public static ContentProposalAdapter install(Text text, Supplier<EObject> element) {
        ContentProposalAdapter assist = new ContentProposalAdapter(text, new TextContentAdapter(),
                (contents, position) -> proposals(contents, position, element.get()),
                KeyStroke.getInstance(SWT.MOD1, ' '), null);
        assist.setProposalAcceptanceStyle(ContentProposalAdapter.PROPOSAL_INSERT);
        assist.setPopupSize(new Point(WIDTH, HEIGHT));
        return assist;
    }

    /** What the word before the cursor may become. */
    public static IContentProposal[] proposals(String contents, int position, EObject element) {
        int start = position;
        while (start > 0 && (Character.isLetterOrDigit(contents.charAt(start - 1))
                || contents.charAt(start - 1) == '_')) {
            start--;
        }
        String begun = contents.substring(start, position);
        List<IContentProposal> proposals = new ArrayList<>();
        for (Parameter parameter : parameters(element)) {
            String name = parameter.getName();
            if (name != null && name.startsWith(begun)) {
                proposals.add(proposal(name, begun, name + "   " + ElementText.details(parameter)));
            }
        }
        for (MathFunction function : MathFunction.values()) {
            String name = function.name().toLowerCase(Locale.ROOT);
            if (name.startsWith(begun)) {
                proposals.add(proposal(name + "(", begun, name + (function.arguments() == 2 ? "(x, y)" : "(x)")));
            }
        }
        return proposals.toArray(IContentProposal[]::new);
    }

    private static IContentProposal proposal(String whole, String begun, String label) {
        String rest = whole.substring(begun.length());
        return new ContentProposal(rest, label, null, rest.length());
    }

    private static List<Parameter> parameters(EObject element) {
        EObject root = EcoreUtil.getRootContainer(element);
        Mechanism mechanism = root instanceof Study study ? study.getMechanism()
                : root instanceof Mechanism itself ? itself : null;
        return mechanism == null || mechanism.eIsProxy() ? List.of() : mechanism.getParameters();
    }
}
