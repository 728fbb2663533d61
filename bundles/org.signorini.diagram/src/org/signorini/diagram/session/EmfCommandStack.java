package org.signorini.diagram.session;

import org.eclipse.emf.common.command.AbstractCommand;
import org.eclipse.emf.common.command.BasicCommandStack;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;

/** GEF's command stack as a face of EMF's: gestures, properties and layout are undone in one order. */
public final class EmfCommandStack extends CommandStack {

    /** A gesture on EMF's stack. */
    private static final class Gesture extends AbstractCommand {

        private final Command command;

        Gesture(Command command) {
            super(command.getLabel());
            this.command = command;
        }

        @Override
        public boolean canExecute() {
            return command.canExecute();
        }

        @Override
        public boolean canUndo() {
            return command.canUndo();
        }

        @Override
        public void execute() {
            command.execute();
        }

        @Override
        public void undo() {
            command.undo();
        }

        @Override
        public void redo() {
            command.redo();
        }
    }

    private final BasicCommandStack stack;

    public EmfCommandStack(BasicCommandStack stack) {
        this.stack = stack;
        stack.addCommandStackListener(event -> notifyListeners());
    }

    @Override
    public void execute(Command command) {
        if (command != null && command.canExecute()) {
            stack.execute(new Gesture(command));
        }
    }

    @Override
    public boolean canUndo() {
        return stack.canUndo();
    }

    @Override
    public void undo() {
        stack.undo();
    }

    @Override
    public boolean canRedo() {
        return stack.canRedo();
    }

    @Override
    public void redo() {
        stack.redo();
    }

    @Override
    public void flush() {
        stack.flush();
    }

    @Override
    public boolean isDirty() {
        return stack.isSaveNeeded();
    }

    @Override
    public void markSaveLocation() {
        stack.saveIsDone();
    }

    @Override
    public Command getUndoCommand() {
        return named(stack.getUndoCommand());
    }

    @Override
    public Command getRedoCommand() {
        return named(stack.getRedoCommand());
    }

    /** For the menu's "Undo move". */
    private static Command named(org.eclipse.emf.common.command.Command command) {
        return command == null ? null : new Command(command.getLabel()) { };
    }
}
