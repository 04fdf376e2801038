/**
 * A page under a modal cannot scroll and has no scroll bar: `globalCss` gives the bar's width back as room, so that
 * nothing moves sideways and the backdrop reaches the edge of the window. Here it is measured, before it goes.
 */
export function preventScrollbarShift({ newState }: ToggleEvent): void {
  const { documentElement: page } = document;
  // Within another modal there is no bar any more.
  if (newState === 'open' && !document.querySelector('dialog[data-modal][open]'))
    page.style.setProperty('--ds-bar', `${window.innerWidth - page.clientWidth}px`);
}
