/** Where the program departs from what the papers print, equation by equation. */
package org.signorini.reproduce.printed;
