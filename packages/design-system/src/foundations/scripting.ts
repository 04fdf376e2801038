/**
 * Styles of what is there with, or without, JavaScript. The start script of a page sets `data-unscripted` on the root element
 * when the page's script has not come: then the page works as it does without JavaScript.
 */
export const unscripted = 'html[data-unscripted] &';

/** Hides what only works without JavaScript, as long as the page's script is expected. */
export const hiddenWithScript = `
  @media (scripting: enabled) {
    html:not([data-unscripted]) & {
      display: none;
    }
  }
`;

/** Hides what does nothing without JavaScript, also where the page's script has not come. */
export const hiddenWithoutScript = `
  @media (scripting: none) {
    display: none;
  }
  ${unscripted} {
    display: none;
  }
`;
