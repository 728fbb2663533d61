/**
 * Cheat sheets beside the editor, read from Eclipse's own format. Eclipse's view of them needs its help with a browser
 * and a server; this one needs neither.
 */
package org.signorini.ui.welcome.sheet;
