/**
 * What a page adopts that is not to be painted. One in which something moves is: a Chromium without windows may wait for
 * ever for the next frame of a movement that is not to be seen.
 */
export const unpainted = '@media (prefers-reduced-motion: reduce) { :root { opacity: 0; } }';

/** What makes it visible again in the screenshot of a test that failed. */
export const paintedAgain = ':root { opacity: 1 !important; }';
