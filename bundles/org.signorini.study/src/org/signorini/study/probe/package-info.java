/** What a mechanism's probes measure in a run, whatever coordinates the formulation has. */
package org.signorini.study.probe;
