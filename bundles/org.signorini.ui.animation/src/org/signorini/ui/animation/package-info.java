/**
 * The view Animation: a run's mechanism moving, in time with all other views of runs.
 *
 * <pre>
 * AnimationView   what is looked at, and its parts together
 * Stage           the place of the picture, with a Screen: GlScreen, or SoftwareScreen with its PictureThread
 * Viewpoint       from where it is seen; Clock: when; Gestures: mouse and keyboard for both
 * TransportBar    slider, play, steps, loop and speed; Player moves the instant
 * ViewActions     tool bar and menu; ExportAction and ExportJob save
 * SceneLoader     makes scenes beside the user interface's thread
 * </pre>
 */
package org.signorini.ui.animation;
