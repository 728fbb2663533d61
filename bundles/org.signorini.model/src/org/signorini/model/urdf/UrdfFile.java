package org.signorini.model.urdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import javax.xml.parsers.ParserConfigurationException;

import org.signorini.model.file.HardenedXml;
import org.signorini.model.file.ModelFileException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** A URDF file: its root element, where its meshes are, and what was noted while reading. */
final class UrdfFile {

    private static final int LARGEST = 16 << 20;
    private static final String PACKAGE = "package://";

    private final Path path;
    private final Set<String> notes = new LinkedHashSet<>();

    UrdfFile(Path path) {
        this.path = path.toAbsolutePath().normalize();
    }

    Path path() {
        return path;
    }

    void note(String text) {
        notes.add(text);
    }

    List<String> notes() {
        return List.copyOf(notes);
    }

    UrdfElement robot() throws ModelFileException {
        try {
            if (!Files.isRegularFile(path)) {
                throw new ModelFileException(path, 0, "there is no such file");
            }
            if (Files.size(path) > LARGEST) {
                throw new ModelFileException(path, 0, "it is too large for a robot");
            }
            Element root = HardenedXml.documentBuilder().parse(new ByteArrayInputStream(Files.readAllBytes(path)))
                    .getDocumentElement();
            if (!root.getTagName().equals("robot")) {
                throw new ModelFileException(path, 0, "it is no URDF: it begins with <" + root.getTagName() + ">");
            }
            return new UrdfElement(this, root, "robot '" + root.getAttribute("name") + "'");
        } catch (SAXParseException e) {
            throw new ModelFileException(path, e.getLineNumber(), e.getMessage());
        } catch (SAXException | ParserConfigurationException e) {
            throw new ModelFileException(path, 0, e.getMessage());
        } catch (ModelFileException e) {
            throw e;
        } catch (IOException e) {
            throw new ModelFileException(path, 0, "it cannot be read: " + e.getMessage());
        }
    }

    /**
     * The place of a mesh: relative to the file, or in a package, which is the file's folder, one in it of the
     * package's name, or the folder above if it has that name. Never anywhere else.
     *
     * @return {@code null} if it is in none of these
     */
    Path mesh(String address) {
        Path folder = path.getParent();
        try {
            if (!address.startsWith(PACKAGE)) {
                return address.contains(":") ? null : below(folder, address);
            }
            String inside = address.substring(PACKAGE.length());
            int slash = inside.indexOf('/');
            if (slash < 0 || inside.contains(":")) {
                return null;
            }
            String name = inside.substring(0, slash);
            String rest = inside.substring(slash + 1);
            Path found = below(folder, rest);
            found = found != null ? found : below(folder, inside);
            Path above = folder.getParent();
            boolean named = above != null && above.getFileName() != null && above.getFileName().toString().equals(name);
            return found == null && named ? below(above, rest) : found;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static Path below(Path folder, String relative) {
        Path file = folder.resolve(relative).normalize();
        return file.startsWith(folder) && Files.isRegularFile(file) ? file : null;
    }
}
