/** Views of runs, one package each. */
package org.signorini.ui.views;
