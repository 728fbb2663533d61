#version 120
attribute vec3 position;
uniform vec3 corner;
uniform vec3 size;
varying vec2 at;

void main() {
    at = vec2(position.x, 1.0 - position.y);
    gl_Position = vec4(corner + position * size, 1.0);
}
