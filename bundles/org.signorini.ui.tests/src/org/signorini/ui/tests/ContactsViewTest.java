package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.contact.ContactInstant;
import org.signorini.ui.views.contact.ContactsView;
import org.signorini.ui.views.contact.FrictionShape;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.TimeWindow;

/** The view Contacts: friction as the run's contact model has it, one of several runs, and events by the keyboard. */
final class ContactsViewTest {

    private final Runs runs = Runs.shared();
    private RunSession session;

    @BeforeEach
    void open() {
        session = new RunSession();
    }

    @AfterEach
    void close() throws Exception {
        session.close();
    }

    private static ContactsView view() throws Exception {
        return (ContactsView) Ui.page().showView(ViewIds.CONTACTS);
    }

    @Test
    void withoutRunsItSaysWhatToDo() throws Exception {
        ContactsView view = view();
        assertNull(view.run());
        assertEquals(List.of(), view.instants());
        key(view, SWT.ARROW_RIGHT);
        assertTrue(Double.isNaN(runs.cursor()), "no event to go to");
        Ui.screenshot("contacts-empty");
    }

    /** Directions of a pyramid are its corners, and whoever slides does so against one: the impulse is at a corner. */
    @Test
    void impulsesLieInTheShapeOfTheContactModel() throws Exception {
        ContactsView view = view();
        session.run(session.example("sphere"));
        for (RunEntry run : runs.selected()) {
            view.choose(run);
            assertEquals(run, view.run());
            Table contacts = run.result().table(RunResult.CONTACTS);
            boolean pyramid = run.info().settings().get("contactModel").equals("pyramid");
            int sliding = 0;
            for (int row = 0; row < contacts.rows(); row += 23) {
                runs.cursor(contacts.get(row, 0));
                ContactInstant contact = view.instants().getFirst();
                assertEquals(contacts.get(row, ContactColumn.NORMAL_IMPULSE.ordinal()), contact.pN());
                FrictionShape shape = view.friction();
                assertEquals(pyramid ? 8 : 0, shape.corners().length, run.name());
                double extent = shape.extent(contact.pT1() / contact.bound(), contact.pT2() / contact.bound());
                assertTrue(extent < 1 + 1e-6, run.name() + " at " + contact.time() + " is at " + extent);
                if (contact.state() == ContactState.SLIDE) {
                    sliding++;
                    assertEquals(1, extent, 1e-6, run.name() + " slides at " + contact.time());
                }
            }
            assertTrue(sliding > 5, run.name());
        }
        RunEntry last = runs.selected().getLast();
        runs.cursor(last.result().table(RunResult.CONTACTS).get(40, 0));
        session.assertDrawn(view.canvas(), "contacts-several");
        view.choose(runs.selected().getFirst());
        Ui.screenshot("contacts-pyramid");
    }

    @Test
    void planarFrictionIsASegment() throws Exception {
        ContactsView view = view();
        session.run(session.example("woodpecker"));
        Table contacts = view.run().result().table(RunResult.CONTACTS);
        int row = 0;
        while (contacts.get(row, ContactColumn.STATE.ordinal()) != ContactState.SLIDE.ordinal()) {
            row++;
        }
        runs.cursor(contacts.get(row, 0));
        assertEquals(4, view.friction().corners().length);
        session.assertDrawn(view.canvas(), "contacts-woodpecker");
    }

    @Test
    void arrowsGoFromEventToEventAndFromLaneToLane() throws Exception {
        ContactsView view = view();
        session.run(session.example("bouncing-ball"));
        session.assertDrawn(view.canvas(), "contacts-ball");
        key(view, SWT.ARROW_RIGHT);
        double first = runs.cursor();
        assertEquals(ContactState.IMPACT, view.instants().getFirst().state(), "the first event is an impact");
        key(view, SWT.ARROW_RIGHT);
        assertTrue(runs.cursor() > first);
        assertTrue(view.instants().isEmpty(), "then the ball is in the air");
        key(view, SWT.ARROW_RIGHT);
        double third = runs.cursor();
        assertEquals(ContactState.IMPACT, view.instants().getFirst().state());
        key(view, SWT.ARROW_LEFT);
        key(view, SWT.ARROW_LEFT);
        assertEquals(first, runs.cursor());
        runs.window(new TimeWindow(first - 0.1, first + 0.1));
        key(view, SWT.ARROW_RIGHT);
        key(view, SWT.ARROW_RIGHT);
        assertTrue(runs.window().from() < third && third < runs.window().to(), "what is gone to comes into sight");
        assertEquals("", view.lane());
        key(view, SWT.ARROW_DOWN);
        assertEquals(view.run().result().lanes().getFirst(), view.lane());
        key(view, SWT.ESC);
        assertEquals("", view.lane());
    }

    private static void key(ContactsView view, int code) {
        Event event = new Event();
        event.keyCode = code;
        view.canvas().control().notifyListeners(SWT.KeyDown, event);
        Ui.settle(50);
    }

    @Test
    void anotherRunCanBeChosen() throws Exception {
        ContactsView view = view();
        session.run(session.example("sliding-ball"));
        assertTrue(runs.selected().size() > 1);
        RunEntry first = view.run();
        assertEquals(runs.selected().getFirst(), first);
        view.choose(runs.selected().getLast());
        assertNotEquals(first, view.run());
        runs.select(List.of(first));
        assertEquals(first, view.run());
        assertFalse(runs.selected().isEmpty());
    }
}
