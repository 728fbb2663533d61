/** What the generated classes are built on. */
package org.signorini.model.support;
