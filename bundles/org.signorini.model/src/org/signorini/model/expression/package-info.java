/**
 * Numbers as a person writes them: {@code 2*r}, {@code rho*4/3*pi*r^3}, {@code 30 deg}, {@code 9.81 m/s^2}.
 *
 * <p>
 * EvalEx parses (Apache-2.0, maintained, no dependencies, syntax trees with positions); nothing is evaluated by it, as
 * it computes in decimals of any length, which a file could ask much of. The tree becomes a {@link
 * org.signorini.model.expression.Term} on doubles, which a function of time can be differentiated from. A {@link
 * org.signorini.model.expression.Scope} knows the values of a mechanism's parameters.
 *
 * <h2>The language</h2>
 *
 * Numbers, {@code + - * / ^ ( )}, {@code pi}, parameters, the functions of {@link
 * org.signorini.model.expression.MathFunction}, and in functions of time {@code t}. A {@linkplain
 * org.signorini.model.expression.Units unit} follows a number or a closing parenthesis: {@code 5 mm}, {@code (a+b)
 * mm}, {@code 3 kN/m}. It is written without blanks inside, so {@code 5 m/s} is a speed and {@code 5 m / s} a length
 * divided by the parameter s. Values without unit are in SI units.
 */
package org.signorini.model.expression;
