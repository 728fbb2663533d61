/**
 * Force elements: what they are ({@link org.signorini.multibody.force.ForceElement} and its records) and how they act
 * on a running system ({@link org.signorini.multibody.force.Forces}). Gravity is a property of the mechanism.
 */
package org.signorini.multibody.force;
