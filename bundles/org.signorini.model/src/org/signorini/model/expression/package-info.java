/**
 * Numbers as a person writes them: {@code 2*r}, {@code rho*4/3*pi*r^3}, {@code 30 deg}, {@code 9.81 m/s^2}.
 *
 * <p>
 * The {@link org.signorini.model.expression.Parser} gives a {@link org.signorini.model.expression.Term} on doubles,
 * which a function of time can be differentiated from. A {@link org.signorini.model.expression.Scope} knows the values and
 * dimensions of a mechanism's parameters, and checks dimensions in whatever it reads.
 *
 * <h2>The language</h2>
 *
 * Numbers, {@code + - * / ^ ( )}, {@code pi}, parameters, the functions of {@link
 * org.signorini.model.expression.MathFunction}, and in functions of time {@code t}. A {@linkplain
 * org.signorini.model.expression.Units unit} follows a number or a closing parenthesis: {@code 5 mm}, {@code (a+b)
 * mm}, {@code 3 kN/m}, {@code 1 N*mm/deg}. It is written without blanks inside, so {@code 5 m/s} is a speed and {@code
 * 5 m / s} a length divided by the parameter s; {@code 2 kg*m} where a parameter is called m is refused, as either
 * could be meant. Values without unit are in SI units.
 */
package org.signorini.model.expression;
