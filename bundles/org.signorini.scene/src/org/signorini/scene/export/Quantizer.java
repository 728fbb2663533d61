package org.signorini.scene.export;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Pictures with 256 colours: median cut (Heckbert 1982) of the colours there are, counted in a cube of 64³ cells. A
 * pixel takes the mean colour of the box its cell is in.
 */
final class Quantizer {

    private static final int COLORS = 256;
    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;
    private static final int CELLS = 1 << 3 * BITS;

    private Quantizer() {
    }

    static BufferedImage indexed(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        int[] pixels = picture.getRGB(0, 0, width, height, null, 0, width);
        int[] count = new int[CELLS];
        long[][] sum = new long[3][CELLS];
        for (int p : pixels) {
            int c = cell(p);
            count[c]++;
            for (int k = 0; k < 3; k++) {
                sum[k][c] += p >> 16 - 8 * k & 255;
            }
        }
        List<int[]> boxes = cut(count);
        byte[][] palette = new byte[3][boxes.size()];
        byte[] index = new byte[CELLS];
        for (int b = 0; b < boxes.size(); b++) {
            long weight = 0;
            long[] total = new long[3];
            for (int c : boxes.get(b)) {
                index[c] = (byte) b;
                weight += count[c];
                for (int k = 0; k < 3; k++) {
                    total[k] += sum[k][c];
                }
            }
            for (int k = 0; k < 3; k++) {
                palette[k][b] = (byte) ((total[k] + weight / 2) / weight);
            }
        }
        BufferedImage out = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, boxes.size(), palette[0], palette[1], palette[2]));
        byte[] data = ((DataBufferByte) out.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < pixels.length; i++) {
            data[i] = index[cell(pixels[i])];
        }
        return out;
    }

    private static int cell(int rgb) {
        int drop = 8 - BITS;
        return (rgb >> 16 + drop & MASK) << 2 * BITS | (rgb >> 8 + drop & MASK) << BITS | rgb >> drop & MASK;
    }

    /** Halves the box with the widest side until there are enough. */
    private static List<int[]> cut(int[] count) {
        List<int[]> boxes = new ArrayList<>();
        boxes.add(java.util.stream.IntStream.range(0, CELLS).filter(c -> count[c] > 0).toArray());
        while (boxes.size() < COLORS) {
            int[] widest = boxes.stream().max(Comparator.comparingInt(b -> side(b, widestAxis(b)))).orElseThrow();
            int axis = widestAxis(widest);
            if (side(widest, axis) == 0) {
                break;
            }
            boxes.remove(widest);
            split(widest, axis, count, boxes);
        }
        return boxes;
    }

    /** At the median of the pixels, but never with nothing on one side. */
    private static void split(int[] box, int axis, int[] count, List<int[]> boxes) {
        int[] sorted = Arrays.stream(box).boxed().sorted(Comparator.comparingInt(c -> value(c, axis)))
                .mapToInt(Integer::intValue).toArray();
        long total = Arrays.stream(sorted).mapToLong(c -> count[c]).sum();
        long before = 0;
        int at = 0;
        while (at < sorted.length - 1 && before + count[sorted[at]] <= total / 2) {
            before += count[sorted[at++]];
        }
        int middle = Math.clamp(at, 1, sorted.length - 1);
        boxes.add(Arrays.copyOfRange(sorted, 0, middle));
        boxes.add(Arrays.copyOfRange(sorted, middle, sorted.length));
    }

    private static int value(int cell, int axis) {
        return cell >> (2 - axis) * BITS & MASK;
    }

    private static int side(int[] box, int axis) {
        int low = Integer.MAX_VALUE;
        int high = 0;
        for (int c : box) {
            low = Math.min(low, value(c, axis));
            high = Math.max(high, value(c, axis));
        }
        return high - low;
    }

    private static int widestAxis(int[] box) {
        int widest = 0;
        for (int axis = 1; axis < 3; axis++) {
            widest = side(box, axis) > side(box, widest) ? axis : widest;
        }
        return widest;
    }
}
