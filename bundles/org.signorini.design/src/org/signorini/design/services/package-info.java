/** Plain Java methods that the specification's expressions call; the first parameter is what they are called on. */
package org.signorini.design.services;
