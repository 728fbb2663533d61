/** The page the workbench opens on the first time: what it is for, what to begin with, and the gallery in pictures. */
package org.signorini.ui.welcome.page;
