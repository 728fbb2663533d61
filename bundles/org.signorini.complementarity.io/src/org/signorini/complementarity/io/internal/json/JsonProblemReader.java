package org.signorini.complementarity.io.internal.json;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import java.util.List;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.ContactMatrix;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/**
 * The project's own problem files:
 *
 * <pre>
 * {"kind":"lcp","M":[[…]],"q":[…]}
 * {"kind":"mlcp","M":…,"q":…,"free":[rows that are equations]}
 * {"kind":"box","M":…,"q":…,"lower":[…],"upper":[…]}             null: no bound; default 0 and null; "free" too
 * {"kind":"friction","W":[[…]],"b":[…],"mu":[…],"bilateral":m}   or "blocks" for "W"; bilateral rows first, default 0
 * {"kind":"ccp","N":[[…]],"p":[…],"mu":[…],"bilateral":m}        or "blocks" for "N"
 * </pre>
 *
 * Keys come in any order, each once; a key nobody knows is refused rather than ignored. {@code "comment"} is free text.
 */
public final class JsonProblemReader {

    private static final List<String> LCP = List.of("M", "q");
    private static final List<String> BOX = List.of("M", "q", "free", "lower", "upper");

    private JsonProblemReader() {
    }

    public static Problem read(Reader reader) throws FormatException, IOException {
        JsonFields fields = JsonFields.read(new JsonSource(reader));
        String word = fields.get("kind", String.class);
        ProblemKind kind = ProblemKind.find(word).orElseThrow(() -> new FormatException("kind is '" + word
                + "', expected lcp, mlcp, box, friction or ccp"));
        return switch (kind) {
            case LCP, MLCP, BOX -> linear(fields, kind);
            case FRICTION -> {
                Conic conic = Conic.of(fields, "friction", "W", "b");
                yield new FrictionProblem(conic.matrix, conic.constant, conic.mu);
            }
            case CCP -> {
                Conic conic = Conic.of(fields, "ccp", "N", "p");
                yield new ConeProblem(conic.matrix, conic.constant, conic.mu);
            }
            case NCP -> throw new FormatException("kind is 'ncp', but a nonlinear problem has no file form");
        };
    }

    private static Problem linear(JsonFields fields, ProblemKind kind) throws FormatException {
        fields.allowOnly(kind.id(), kind == ProblemKind.LCP ? LCP : BOX);
        double[] q = fields.get("q", double[].class);
        int n = q.length;
        DMatrixRMaj m = fields.get("M", JsonMatrix.class).square(n);
        double[] lower = fields.has("lower") ? fields.vector("lower", n) : new double[n];
        double[] upper = fields.has("upper") ? fields.vector("upper", n) : filled(n, Double.POSITIVE_INFINITY);
        int[] free = fields.getOr("free", int[].class, new int[0]);
        for (int k = 0; k < free.length; k++) {
            if (free[k] >= n) {
                throw new FormatException("free[" + k + "] is " + free[k] + ", but there are only " + n + " rows");
            }
            lower[free[k]] = Double.NEGATIVE_INFINITY;
            upper[free[k]] = Double.POSITIVE_INFINITY;
        }
        return LinearProblem.boxed(m, q, lower, upper);
    }

    private static double[] filled(int n, double value) {
        double[] values = new double[n];
        Arrays.fill(values, value);
        return values;
    }

    /** What friction and cone problems share. */
    private record Conic(Operator matrix, double[] constant, double[] mu) {

        static Conic of(JsonFields fields, String kind, String matrix, String constant) throws FormatException {
            fields.allowOnly(kind, List.of(matrix, "blocks", constant, "mu", "bilateral"));
            if (fields.has(matrix) && fields.has("blocks")) {
                throw new FormatException("'" + matrix + "' and 'blocks' are both given; one is enough");
            }
            double[] mu = fields.get("mu", double[].class);
            int bilateral = fields.getOr("bilateral", Integer.class, 0);
            if (bilateral > Integer.MAX_VALUE - 3L * mu.length) {
                throw new FormatException("bilateral is " + bilateral + ", too many rows");
            }
            int n = bilateral + 3 * mu.length;
            double[] values = fields.get(constant, double[].class);
            if (values.length != n) {
                throw new FormatException(constant + " has " + values.length + " numbers, expected " + n + ": "
                        + bilateral + " bilateral rows and 3 for each of " + mu.length + " contacts");
            }
            if (fields.has("blocks")) {
                return new Conic(fields.get("blocks", JsonBlocks.class).operator(bilateral, mu.length), values, mu);
            }
            DMatrixRMaj dense = fields.get(matrix, JsonMatrix.class).square(n);
            return new Conic(ContactMatrix.compact(new DenseOperator(dense, bilateral)), values, mu);
        }
    }
}
