/**
 * The description of a mechanism: bodies, markers, joints, as a person would draw them. Immutable, validated when
 * built, and without numerics: {@link org.signorini.multibody.MultibodySystem} flattens it for computing.
 */
package org.signorini.multibody.model;
