let count = 0;

/**
 * Hangs a popup on what opened it, by the browser's own anchor positioning; `popupStyles` say on which side. A
 * browser without it loads the placing as script. Answers how to let go.
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
