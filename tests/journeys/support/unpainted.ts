/** What a page adopts that is not to be painted. */
export const unpainted = ':root { opacity: 0; }';

/** What makes it visible again in the screenshot of a test that failed. */
export const paintedAgain = ':root { opacity: 1 !important; }';
