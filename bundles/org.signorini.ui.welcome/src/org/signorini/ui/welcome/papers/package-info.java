/** Help ▸ Reproduce the Papers: every figure as a card, computed on demand, a click away from its study. */
package org.signorini.ui.welcome.papers;
