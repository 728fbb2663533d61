/** The cheat sheet "Draw and run the woodpecker": each of its steps, done for the user who wants to see it done. */
package org.signorini.ui.welcome.woodpecker;
