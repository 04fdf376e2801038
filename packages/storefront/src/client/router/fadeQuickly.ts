/** How pages fade in: in a moment, and not at all for who has something against movement. */
const rules = `
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 160ms }
  @media (prefers-reduced-motion: reduce) {
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none }
  }`;

/** Sets how long view transitions last. With the router, because a page that is only read needs none of it. */
export function fadeQuickly(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
