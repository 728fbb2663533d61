package org.signorini.model.expression;

import java.util.Map;

import com.ezylang.evalex.Expression;
import com.ezylang.evalex.config.ExpressionConfiguration;
import com.ezylang.evalex.config.MapBasedFunctionDictionary;
import com.ezylang.evalex.config.MapBasedOperatorDictionary;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.functions.AbstractFunction;
import com.ezylang.evalex.functions.FunctionParameter;
import com.ezylang.evalex.operators.OperatorIfc;
import com.ezylang.evalex.operators.arithmetic.InfixDivisionOperator;
import com.ezylang.evalex.operators.arithmetic.InfixMinusOperator;
import com.ezylang.evalex.operators.arithmetic.InfixMultiplicationOperator;
import com.ezylang.evalex.operators.arithmetic.InfixPlusOperator;
import com.ezylang.evalex.operators.arithmetic.InfixPowerOfOperator;
import com.ezylang.evalex.operators.arithmetic.PrefixMinusOperator;
import com.ezylang.evalex.operators.arithmetic.PrefixPlusOperator;
import com.ezylang.evalex.parser.Token;

/** What of EvalEx's language is ours: arithmetic and our functions; no strings, arrays, comparisons or dates. */
final class Grammar {

    static final ExpressionConfiguration CONFIGURATION = configuration();

    private Grammar() {
    }

    @FunctionParameter(name = "x")
    private static final class OneArgument extends AbstractFunction {

        @Override
        public EvaluationValue evaluate(Expression expression, Token token, EvaluationValue... values) {
            throw new UnsupportedOperationException("only parsed");
        }
    }

    @FunctionParameter(name = "x")
    @FunctionParameter(name = "y")
    private static final class TwoArguments extends AbstractFunction {

        @Override
        public EvaluationValue evaluate(Expression expression, Token token, EvaluationValue... values) {
            throw new UnsupportedOperationException("only parsed");
        }
    }

    private static ExpressionConfiguration configuration() {
        MapBasedFunctionDictionary functions = new MapBasedFunctionDictionary();
        for (MathFunction function : MathFunction.values()) {
            functions.addFunction(function.name(), function.arguments() == 1 ? new OneArgument() : new TwoArguments());
        }
        @SuppressWarnings("unchecked")
        Map.Entry<String, OperatorIfc>[] operators = new Map.Entry[] {Map.entry("+", new PrefixPlusOperator()),
            Map.entry("-", new PrefixMinusOperator()), Map.entry("+", new InfixPlusOperator()),
            Map.entry("-", new InfixMinusOperator()), Map.entry("*", new InfixMultiplicationOperator()),
            Map.entry("/", new InfixDivisionOperator()), Map.entry("^", new InfixPowerOfOperator())};
        return ExpressionConfiguration.builder().functionDictionary(functions)
                .operatorDictionary(MapBasedOperatorDictionary.ofOperators(operators)).arraysAllowed(false)
                .structuresAllowed(false).binaryAllowed(false).implicitMultiplicationAllowed(false)
                .singleQuoteStringLiteralsAllowed(false)
                // −r² is −(r²)
                .powerOfPrecedence(OperatorIfc.OPERATOR_PRECEDENCE_POWER_HIGHER).build();
    }
}
