/**
 * A page under a modal cannot scroll and has no scroll bar: `globalCss` replaces the bar's width by padding, so that
 * nothing moves sideways and the backdrop reaches the edge of the window. This measures the bar before it disappears.
 */
export function preventScrollbarShift(): void {
  const { documentElement: page } = document;
  // Inside another modal the bar has already gone.
  if (!document.querySelector('dialog[data-modal][open]'))
    page.style.setProperty('--ds-bar', `${window.innerWidth - page.clientWidth}px`);
}
