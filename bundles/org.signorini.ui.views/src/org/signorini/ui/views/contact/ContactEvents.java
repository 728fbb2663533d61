package org.signorini.ui.views.contact;

import java.util.List;
import java.util.stream.DoubleStream;

import org.signorini.plot.ContactSegments;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** The instants at which contacts begin something else: to strike, stick, slide, roll, or to part. */
final class ContactEvents {

    private static final int ALL = -1;

    private Table of;
    private int rows;
    private List<ContactSegments.Segment> segments = List.of();
    private double spacing;

    /**
     * The next event.
     *
     * @param lane  whose; those of all contacts where there is no such lane
     * @param after NaN for the first or last of all
     * @param way   1 for what comes later, −1 for what was earlier
     * @return NaN where there is none
     */
    double next(RunResult result, int lane, double after, int way) {
        read(result);
        int whose = lane < result.lanes().size() ? lane : ALL;
        DoubleStream times = segments.stream().filter(s -> whose == ALL || s.lane() == whose)
                .flatMapToDouble(s -> DoubleStream.of(s.start() + spacing, s.end() + spacing));
        double margin = 0.5 * spacing;
        return way > 0 ? times.filter(t -> !(t <= after + margin)).min().orElse(Double.NaN)
                : times.filter(t -> !(t >= after - margin)).max().orElse(Double.NaN);
    }

    /** Joining rows takes a while in a long run; a press of a key should not. */
    private void read(RunResult result) {
        Table contacts = result.tables().get(RunResult.CONTACTS);
        int now = contacts == null ? 0 : contacts.rows();
        if (of != contacts || rows != now) {
            of = contacts;
            rows = now;
            spacing = ContactSegments.spacing(result);
            segments = ContactSegments.of(result, spacing);
        }
    }
}
