/**
 * Differential testing: seeded mechanisms are run in everything that is installed and compared with each other, with
 * balances and with a reference of its own. {@link org.signorini.differential.Campaign} does so for many seeds.
 *
 * <ul>
 * <li>{@code recipe}: a mechanism as a value</li>
 * <li>{@code generate}: recipes by seed</li>
 * <li>{@code reference}: dynamics that share no code with the kernel</li>
 * <li>{@code check}: what is compared</li>
 * <li>{@code shrink}: the smallest mechanism that still disagrees</li>
 * <li>{@code write}: mechanism files</li>
 * </ul>
 */
package org.signorini.differential;
