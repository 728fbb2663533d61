/**
 * From a mechanism as it is drawn to one that runs: expressions become numbers, elements become bodies, joints, forces,
 * shapes and laws, and every message and result finds its way back to the element it is about.
 */
package org.signorini.study.assembly;
