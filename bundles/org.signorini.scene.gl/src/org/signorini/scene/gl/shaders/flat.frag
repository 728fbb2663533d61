#version 120
uniform vec3 low;       // colour at the bottom of the picture
uniform vec3 high;      // and at the top
uniform float height;

void main() {
    gl_FragColor = vec4(mix(low, high, gl_FragCoord.y / height), 1.0);
}
