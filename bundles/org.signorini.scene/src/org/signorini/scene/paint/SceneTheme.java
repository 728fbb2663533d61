package org.signorini.scene.paint;

/** Colours of what is no body, {@code 0xrrggbb}. */
public record SceneTheme(int top, int bottom, int plate, int shadow, int grid, int text, int impulse, int load) {

    public static final SceneTheme LIGHT = new SceneTheme(0xFFFFFF, 0xE4EAF1, 0xEEF0F2, 0xCDD2D8, 0xD3D9E0, 0x2B2F33,
            0xD62728, 0x7A3FB0);
    public static final SceneTheme DARK = new SceneTheme(0x30353B, 0x1C1F23, 0x3A4047, 0x272B30, 0x4A525B, 0xDADADA,
            0xFF6B5E, 0xC49BEA);
}
