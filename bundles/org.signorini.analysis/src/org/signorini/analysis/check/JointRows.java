package org.signorini.analysis.check;

import java.util.List;

import org.signorini.multibody.model.Joint;

/**
 * What a joint forbids.
 *
 * @param isCut whether the formulation has it as rows too, not as coordinates
 */
record JointRows(Joint joint, List<Row> rows, boolean isCut) {
}
