/** Plain Java methods that the specification's expressions call; the first parameter is the element they are called on. */
package org.signorini.design.services;
