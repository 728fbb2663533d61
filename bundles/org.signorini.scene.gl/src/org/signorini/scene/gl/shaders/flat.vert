#version 120
// What has one colour: surfaces, lines a little nearer than they are, shadows moved along the light to a plane.
attribute vec3 position;
uniform mat4 projection;
uniform mat4 toEye;
uniform float nearer;
uniform vec4 plane;     // n, n.p of the plane's points
uniform vec3 fall;      // zero for what is no shadow

void main() {
    vec3 p = (toEye * vec4(position, 1.0)).xyz;
    float rate = dot(plane.xyz, fall);
    if (rate != 0.0) {
        p += (plane.w - dot(plane.xyz, p)) / rate * fall;
    }
    gl_Position = projection * vec4(p / nearer, 1.0);
}
