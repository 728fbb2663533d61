package org.signorini.reproduce;

/** What a figure shows. */
public sealed interface Panel permits Plot, Listing {

    String title();
}
