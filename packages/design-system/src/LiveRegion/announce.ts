/** Id of the live region that `announce` writes to. */
export const LIVE_REGION_ID = 'ds-live-region';

/** What is outside a native modal dialog is inert, and not heard: the dialog has a region of its own. */
const regionNow = (): Element | null => {
  const dialog = [...document.querySelectorAll('dialog[data-modal][open]')].at(-1);
  return dialog?.querySelector('[data-live-region]') ?? document.getElementById(LIVE_REGION_ID);
};

/** What is said with the next frame: two messages at once must not silence each other. */
const waiting = new Set<string>();

/**
 * Says something to screen readers, politely, through the mounted `LiveRegion`. Saying the same twice is heard
 * twice. Does nothing on the server. On a page without a region nobody hears it, which is a defect of the page: the
 * console tells.
 */
export function announce(message: string): void {
  if (typeof document === 'undefined') return;
  const region = regionNow();
  if (!region) {
    console.error(`Nobody heard “${message}”: the page has no LiveRegion.`);
    return;
  }
  const isFirst = waiting.size === 0;
  waiting.add(message);
  if (!isFirst) return;
  region.textContent = '';
  // The region must be empty for one frame, or the same message is no change.
  requestAnimationFrame(() => {
    region.textContent = [...waiting].join(' ');
    waiting.clear();
  });
}
