/** Executors that come with the program. */
package org.signorini.study.executor;
