package org.signorini.solver.semismooth.tests;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A test that runs once for each of the solvers, all six, given by id. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest
@ValueSource(strings = {"fb-rlm", "fb-plm", "pfb-rlm", "pfb-plm", "mncp-rlm", "mncp-plm"})
@interface ForAllSolvers {
}
