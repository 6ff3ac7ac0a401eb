/**
 * Most bytes of a demo's picture. A reader loads one of its four, and sees up to two demos at once:
 * both pictures fit in the 14 kB that a server sends before its first acknowledgment. The sum over
 * all demos is no limit: it concerns no reader, and would only grow with the number of demos.
 */
export const MAX_PICTURE_BYTES = 7_000;
