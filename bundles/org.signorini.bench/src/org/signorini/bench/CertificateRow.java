package org.signorini.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the certificate said of one kind of problem, beside what an exact checker says.
 *
 * @param kind          of the problems; {@code all} of the sum
 * @param problems      generated
 * @param points        examined on them
 * @param right         of these, solutions to the tolerance beyond doubt
 * @param wrong         no solutions, beyond doubt
 * @param wrongAccepted wrong and accepted: must be none
 * @param rightRefused  right and refused
 * @param firstSeed     a seed where wrong was accepted, else one where right was refused, else −1
 */
public record CertificateRow(String kind, long problems, long points, long right, long wrong, long wrongAccepted,
        long rightRefused, long firstSeed) implements Row {

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", "certificate");
        fields.put("kind", kind);
        fields.put("problems", problems);
        fields.put("points", points);
        fields.put("right", right);
        fields.put("wrong", wrong);
        fields.put("wrongAccepted", wrongAccepted);
        fields.put("rightRefused", rightRefused);
        fields.put("firstSeed", firstSeed);
        return fields;
    }

    @Override
    public List<String> headings() {
        return List.of("kind", "problems", "points", "right", "wrong", "wrong accepted", "right refused", "seed");
    }

    @Override
    public List<String> cells() {
        return List.of(kind, Long.toString(problems), Long.toString(points), Long.toString(right),
                Long.toString(wrong), Long.toString(wrongAccepted), Long.toString(rightRefused),
                firstSeed < 0 ? "" : Long.toString(firstSeed));
    }
}
