/** Why runs stop, where it is not the solver's doing. */
package org.signorini.analysis.failure;
