/** Pages fade in, in a moment; the pointer stays on what is under it, or else a menu there would open again. */
const rules = `
  ::view-transition { pointer-events: none }
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 160ms }`;

/** Sets how view transitions look. With the router, because a page that is only read needs none of it. */
export function styleViewTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Whether the shopper has something against movement. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
