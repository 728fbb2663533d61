#version 120
uniform sampler2D picture;
varying vec2 at;

void main() {
    gl_FragColor = texture2D(picture, at);
}
