package org.signorini.diagram.figure;

import java.util.List;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Image;

/** An image of the specification, with badges on its shoulder for what is special about it. */
final class Symbol extends Figure {

    static final int SIZE = 24;
    static final int BADGE = 14;
    private static final int ROOM = 4;

    private final Resources resources;
    private String path;
    private List<String> badges = List.of();

    Symbol(Resources resources) {
        this.resources = resources;
        setPreferredSize(SIZE + 2 * ROOM, SIZE + 2 * ROOM);
    }

    /**
     * @param newPath {@code null} for badges alone
     */
    void show(String newPath, List<String> newBadges) {
        path = newPath;
        badges = newBadges;
        setVisible(path != null || !badges.isEmpty());
        repaint();
    }

    boolean hasBadges() {
        return !badges.isEmpty();
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        Rectangle box = getBounds();
        draw(graphics, resources.image(path), new Rectangle(box.getCenter().x - SIZE / 2, box.getCenter().y - SIZE / 2,
                SIZE, SIZE));
        for (int i = 0; i < badges.size(); i++) {
            int x = i == 0 ? box.x + box.width - BADGE : box.x;
            draw(graphics, resources.image(badges.get(i)), new Rectangle(x, box.y, BADGE, BADGE));
        }
    }

    static void draw(Graphics graphics, Image image, Rectangle box) {
        if (image != null) {
            graphics.drawImage(image, new Rectangle(image.getBounds()), box);
        }
    }
}
