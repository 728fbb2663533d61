#version 120
// A mesh stretched along its own axes and placed in the eye's.
attribute vec3 position;
attribute vec3 normal;
uniform mat4 projection;
uniform mat4 toEye;
uniform vec3 scale;
varying vec3 turned;
varying vec3 own;

void main() {
    own = normal;
    turned = mat3(toEye) * normal;
    gl_Position = projection * (toEye * vec4(position * scale, 1.0));
}
