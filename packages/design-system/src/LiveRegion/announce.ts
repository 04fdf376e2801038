/** Where `announce` speaks. */
export const LIVE_REGION_ID = 'ds-live-region';

/**
 * Says something to screen readers, politely, through the mounted `LiveRegion`. Saying the same twice is heard
 * twice. Does nothing on the server or where no region is mounted.
 */
export function announce(message: string): void {
  const region = typeof document === 'undefined' ? null : document.getElementById(LIVE_REGION_ID);
  if (!region) return;
  region.textContent = '';
  // An emptied region must be seen empty once, or the same words are no change.
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}
