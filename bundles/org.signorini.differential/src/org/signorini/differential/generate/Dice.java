package org.signorini.differential.generate;

import java.util.List;
import java.util.Random;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;

/** Random numbers of one seed. */
final class Dice {

    private final Random random;

    Dice(long seed, int attempt) {
        // neighbouring seeds of Random begin alike: mix them first (Steele, Lea, Flood 2014, finalizer of SplitMix)
        long z = seed * 0x9E3779B97F4A7C15L + attempt * 0xD1B54A32D192ED03L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        random = new Random(z ^ z >>> 31);
    }

    /** Whether something of a probability happens. */
    boolean chance(double probability) {
        return random.nextDouble() < probability;
    }

    double between(double low, double high) {
        return low + (high - low) * random.nextDouble();
    }

    /** 10 to a power between two. */
    double decade(double low, double high) {
        return StrictMath.pow(10, between(low, high));
    }

    int number(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    @SafeVarargs
    final <T> T pick(T... from) {
        return from[random.nextInt(from.length)];
    }

    Vector3 vector(double size) {
        return new Vector3(between(-size, size), between(-size, size), between(-size, size));
    }

    Vector3 direction() {
        return new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()).unit();
    }

    Quaternion orientation() {
        return new Quaternion(random.nextGaussian(), random.nextGaussian(), random.nextGaussian(),
                random.nextGaussian());
    }

    Frame frame(double size) {
        return new Frame(vector(size), orientation());
    }
}
