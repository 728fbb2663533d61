package org.signorini.scene.gl;

import java.util.IdentityHashMap;
import java.util.Map;

import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL15;
import org.lwjgl.opengl.GL20;
import org.signorini.scene.mesh.Mesh;

/** Meshes on the graphics card: sent there once, drawn as often as there are bodies of that shape. */
final class MeshBuffers {

    private static final int MOST = 4096;
    private static final int STRIDE = 6 * Float.BYTES;

    private record Buffers(int vertices, int triangles, int corners, int edges, int ends) {
    }

    private final Map<Mesh, Buffers> sent = new IdentityHashMap<>();
    private Buffers bound;

    /** Others have drawn since: nothing is known of what is bound. */
    void begin() {
        bound = null;
    }

    /** Those of scenes that are gone are not kept for ever. */
    void tidy() {
        if (sent.size() > MOST) {
            sent.values().forEach(b -> GL15.glDeleteBuffers(new int[] {b.vertices, b.triangles, b.edges}));
            sent.clear();
        }
    }

    void triangles(Mesh mesh) {
        Buffers b = bind(mesh);
        GL15.glBindBuffer(GL15.GL_ELEMENT_ARRAY_BUFFER, b.triangles);
        GL11.glDrawElements(GL11.GL_TRIANGLES, b.corners, GL11.GL_UNSIGNED_INT, 0);
    }

    void edges(Mesh mesh) {
        Buffers b = bind(mesh);
        if (b.ends > 0) {
            GL15.glBindBuffer(GL15.GL_ELEMENT_ARRAY_BUFFER, b.edges);
            GL11.glDrawElements(GL11.GL_LINES, b.ends, GL11.GL_UNSIGNED_INT, 0);
        }
    }

    private Buffers bind(Mesh mesh) {
        Buffers b = sent.computeIfAbsent(mesh, MeshBuffers::send);
        if (b != bound) {
            GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, b.vertices);
            GL20.glVertexAttribPointer(Shader.POSITION, 3, GL11.GL_FLOAT, false, STRIDE, 0);
            GL20.glVertexAttribPointer(Shader.NORMAL, 3, GL11.GL_FLOAT, false, STRIDE, 3L * Float.BYTES);
            bound = b;
        }
        return b;
    }

    private static Buffers send(Mesh mesh) {
        float[] data = new float[6 * mesh.vertexCount()];
        for (int i = 0; i < mesh.vertexCount(); i++) {
            for (int k = 0; k < 3; k++) {
                data[6 * i + k] = (float) mesh.vertices()[3 * i + k];
                data[6 * i + 3 + k] = (float) mesh.normals()[3 * i + k];
            }
        }
        int vertices = GL15.glGenBuffers();
        GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, vertices);
        GL15.glBufferData(GL15.GL_ARRAY_BUFFER, data, GL15.GL_STATIC_DRAW);
        return new Buffers(vertices, indices(mesh.triangles()), mesh.triangles().length, indices(mesh.edges()),
                mesh.edges().length);
    }

    private static int indices(int[] of) {
        int buffer = GL15.glGenBuffers();
        GL15.glBindBuffer(GL15.GL_ELEMENT_ARRAY_BUFFER, buffer);
        GL15.glBufferData(GL15.GL_ELEMENT_ARRAY_BUFFER, of, GL15.GL_STATIC_DRAW);
        return buffer;
    }
}
