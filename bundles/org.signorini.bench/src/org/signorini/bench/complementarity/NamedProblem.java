package org.signorini.bench.complementarity;

import org.signorini.complementarity.Problem;

/** A problem under the name its rows carry. */
record NamedProblem(String name, Problem problem) {
}
