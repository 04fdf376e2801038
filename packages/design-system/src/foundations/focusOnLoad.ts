/**
 * For what a page that answers a form without script has to say: the browser focuses it, and scrolls to it, when the
 * page has loaded. React writes the attribute on the server; in the browser the component moves the focus itself.
 */
export const focusOnLoad = { autoFocus: true } as const;
