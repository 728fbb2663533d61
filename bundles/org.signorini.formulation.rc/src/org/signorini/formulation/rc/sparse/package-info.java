/** Block-sparse factorization of M and the hinges' rows together, in an order found once from how bodies are joined. */
package org.signorini.formulation.rc.sparse;
