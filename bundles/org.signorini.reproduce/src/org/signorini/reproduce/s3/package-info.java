/** S3: the box on the ground, and the ranks of its problems. */
package org.signorini.reproduce.s3;
