package org.signorini.diagram.figure;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;

/**
 * The colours of the specification on light or on dark ground. The specification names them for white paper; on dark
 * ground their lightness is turned round and their hue kept, so that a colour still means the same.
 */
public enum Theme {

    LIGHT, DARK;

    private static final float DARKEST = 0.13f;
    private static final float LIGHTEST = 0.93f;

    /** 0xRRGGBB as it is drawn. */
    int color(int rgb) {
        if (this == LIGHT) {
            return rgb;
        }
        float r = (rgb >> 16 & 0xff) / 255f;
        float g = (rgb >> 8 & 0xff) / 255f;
        float b = (rgb & 0xff) / 255f;
        float most = Math.max(r, Math.max(g, b));
        float least = Math.min(r, Math.min(g, b));
        float light = (most + least) / 2;
        float turned = LIGHTEST - (LIGHTEST - DARKEST) * light;
        // chroma as far as both lightnesses allow it; tints of paper become calm shades
        float room = 1 - Math.abs(2 * light - 1);
        float saturation = room == 0 ? 0 : (most - least) / room;
        float chroma = saturation * (0.45f + 0.55f * room) * (1 - Math.abs(2 * turned - 1));
        float spread = most == least ? 0 : chroma / (most - least);
        return channel(turned + (r - light) * spread) << 16 | channel(turned + (g - light) * spread) << 8
                | channel(turned + (b - light) * spread);
    }

    private static int channel(float value) {
        return Math.clamp(Math.round(value * 255), 0, 255);
    }

    /** An image in these colours. */
    ImageData image(ImageData source) {
        if (this == LIGHT) {
            return source;
        }
        PaletteData direct = new PaletteData(0xff0000, 0xff00, 0xff);
        ImageData image = new ImageData(source.width, source.height, 24, direct);
        for (int y = 0; y < source.height; y++) {
            for (int x = 0; x < source.width; x++) {
                RGB rgb = source.palette.getRGB(source.getPixel(x, y));
                image.setPixel(x, y, color(rgb.red << 16 | rgb.green << 8 | rgb.blue));
                image.setAlpha(x, y, source.getAlpha(x, y));
            }
        }
        return image;
    }
}
