/** New ▸ Example: copies an example of the gallery into a project of its own. */
package org.signorini.ui.views.gallery;
