import { announce, LIVE_REGION_ID } from './announce.ts';

const isRegion = (status: Element) => status.id === LIVE_REGION_ID || status.hasAttribute('data-live-region');

/** What an element says to whoever does not see it. */
const wordsOf = (status: HTMLElement): string =>
  (status.getAttribute('aria-label') ?? status.innerText ?? '').replaceAll(/\s+/g, ' ').trim();

/**
 * Speaks each `role="status"` that comes to the page together with its text: browsers speak only what changes inside one
 * that was there before. Alerts are spoken when they come. Returns a function that stops it.
 */
export function speakStatuses(region: HTMLElement): () => void {
  const watcher = new MutationObserver((changes) => {
    if (!region.isConnected) return;
    const come = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLElement && node.isConnected)
      .flatMap((node) => {
        const element = node as HTMLElement;
        const inside = [...element.querySelectorAll<HTMLElement>('[role=status]')];
        return element.matches('[role=status]') ? [element, ...inside] : inside;
      })
      .filter((status) => !isRegion(status) && !status.closest('[role=status] [role=status]'));
    const words = [...new Set(come.map(wordsOf))].filter(Boolean);
    if (words.length > 0) announce(words.join(' '));
  });
  watcher.observe(region.ownerDocument.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
