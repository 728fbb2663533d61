#version 120
// Light and Ramp of org.signorini.scene.paint, at every pixel.
uniform vec3 color;
uniform vec3 lamp;
uniform vec3 sky;
uniform vec3 halfway;
uniform vec3 shares;    // of the surroundings, the lamp and the sky
uniform vec3 ramp;      // without light, what light adds, white of what shines most
uniform float dull;     // where on the ramp shining begins
uniform vec2 band;      // half the width of a ball's bands, light left on them
varying vec3 turned;
varying vec3 own;

void main() {
    vec3 n = normalize(turned);
    float h = dot(n, halfway);
    float lit = max(0.0, shares.x + shares.y * max(0.0, dot(n, lamp)) + shares.z * dot(n, sky));
    float shade = min(1.0, dull * lit + (h > 0.8 ? (1.0 - dull) * pow(h, 32.0) : 0.0));
    if (min(abs(own.x), abs(own.z)) < band.x) {
        shade *= band.y;
    }
    vec3 c = min(vec3(1.0), (ramp.x + ramp.y * min(shade, dull) / dull) * color);
    float white = ramp.z * max(0.0, shade - dull) / (1.0 - dull);
    gl_FragColor = vec4(mix(c, vec3(1.0), white), 1.0);
}
