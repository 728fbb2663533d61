/** What the user may choose once for all: {@link org.signorini.ui.preferences.Preferences}, and the pages to do so. */
package org.signorini.ui.preferences;
