/** Contact models: what Signorini's condition, restitution and Coulomb friction mean, as complementarity problems. */
package org.signorini.contact;
