/** What a step costs in each formulation that is installed: the comparison Jain's papers and S0 argue about. */
package org.signorini.bench.formulations;
