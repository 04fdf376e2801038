let count = 0;

/**
 * Positions a popup at its opener with CSS anchor positioning; `popupStyles` choose the side. A browser without it loads
 * a JavaScript replacement. Returns a function that stops this.
 */
export function anchorTo(popup: HTMLElement, opener: HTMLElement): () => void {
  if (CSS.supports('anchor-name', '--a')) {
    const name = opener.style.getPropertyValue('anchor-name') || `--ds-anchor-${(count += 1)}`;
    opener.style.setProperty('anchor-name', name);
    popup.style.setProperty('position-anchor', name);
    return () => undefined;
  }
  const isHeld = new AbortController();
  void import('./placeByScript.ts').then(({ placeByScript }) => {
    if (!isHeld.signal.aborted) isHeld.signal.addEventListener('abort', placeByScript(popup, opener));
  });
  return () => isHeld.abort();
}
