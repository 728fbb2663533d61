/**
 * The divide-and-conquer algorithm (S1 §4; Featherstone 1999; Mukherjee, Anderson 2007) in terms of impulses: a binary
 * {@link org.signorini.formulation.dca.assembly.AssemblyTree tree} of assemblies, the {@link
 * org.signorini.formulation.dca.assembly.JointRows rows} of their joints, the {@link
 * org.signorini.formulation.dca.assembly.HandleEquations equations} of their handles, and the {@link
 * org.signorini.formulation.dca.assembly.Multipliers multipliers} of contacts carried along.
 */
package org.signorini.formulation.dca.assembly;
