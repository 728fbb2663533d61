/**
 * Model files: read with suspicion, written so that they cannot be damaged.
 *
 * <p>
 * A file may come from anyone. Reading one resolves no entity, follows no address, makes no class but the metamodel's,
 * and ends with a model or with a {@link org.signorini.model.file.ModelFileException}, one line that says which file,
 * which line and why. Writing goes to a new file beside the old one, which takes its place when it is complete on the
 * disk. Files of older metamodels are {@linkplain org.signorini.model.file.Migration migrated} when read.
 */
package org.signorini.model.file;
