import type { BrowserContext } from 'playwright/test';

/**
 * What a page adopts that is not to be painted. One in which something moves is: a Chromium without windows may wait for
 * ever for the next frame of a movement that is not to be seen.
 */
const unpainted = '@media (prefers-reduced-motion: reduce) { :root { opacity: 0; } }';

/** What makes it visible again in the screenshot of a test that failed. */
export const paintedAgain = ':root { opacity: 1 !important; }';

/** Nobody looks at the pages, and drawing them took a fifth of the time; layout and styles stay as they are. */
export const leaveUnpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, unpainted);
