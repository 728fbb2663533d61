package org.signorini.scene.export;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

import org.signorini.file.AtomicFile;

/** An animated GIF, written picture by picture. Each has 256 colours of its own. */
public final class GifFile implements AutoCloseable {

    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    private final ImageWriter writer;
    private final ImageOutputStream out;
    private final int delay;

    /** @param delay between pictures, in hundredths of a second */
    public GifFile(Path file, int delay) throws IOException {
        this.delay = delay;
        // what is deleted is a file: no device, no pipe
        AtomicFile.requireWritable(file);
        writer = ImageIO.getImageWritersBySuffix("gif").next();
        Files.deleteIfExists(file);
        out = ImageIO.createImageOutputStream(file.toFile());
        if (out == null) {
            writer.dispose();
            throw new IOException(file + " cannot be written");
        }
        writer.setOutput(out);
        writer.prepareWriteSequence(null);
    }

    public void add(BufferedImage picture) throws IOException {
        BufferedImage indexed = Quantizer.indexed(picture);
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(indexed), parameters);
        describe(metadata);
        writer.writeToSequence(new IIOImage(indexed, null, metadata), parameters);
    }

    /** The delay, and the extension that has viewers repeat the sequence for ever. */
    private void describe(IIOMetadata metadata) throws IIOInvalidTreeException {
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", Integer.toString(delay));
        control.setAttribute("transparentColorIndex", "0");
        IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
        loop.setAttribute("applicationID", "NETSCAPE");
        loop.setAttribute("authenticationCode", "2.0");
        loop.setUserObject(new byte[] {1, 0, 0});
        child(root, "ApplicationExtensions").appendChild(loop);
        metadata.setFromTree(FORMAT, root);
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }

    @Override
    public void close() throws IOException {
        try {
            writer.endWriteSequence();
        } finally {
            out.close();
            writer.dispose();
        }
    }
}
