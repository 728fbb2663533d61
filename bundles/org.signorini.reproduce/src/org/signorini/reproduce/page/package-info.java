/** A reproduction as a page for people and as JSON for programs. */
package org.signorini.reproduce.page;
