import { useEffect, useRef } from 'react';
import { deviceSizeOf } from './deviceSize.ts';

/** What covers the page now, the innermost last. */
interface Overlay {
  /** Of its entry of the history; `undefined` where Back goes to the page before, as on a desktop. */
  readonly entry: string | undefined;
  readonly close: () => void;
}
const overlays: Overlay[] = [];

interface Place {
  readonly entry: string | undefined;
  readonly address: string;
}

const entryNow = (): string | undefined => (history.state as { overlay?: string } | null)?.overlay;
const placeNow = (): Place => ({ entry: entryNow(), address: location.href });
const isOpen = (entry: string) => overlays.some((each) => each.entry === entry);

/** Where the history was before the current event. */
let place: Place | undefined;

/** The page's own router hears only of what concerns pages. */
function handlePopState(event: PopStateEvent): void {
  const before = place;
  place = placeNow();
  const isSamePage = before?.address === place.address && before.entry !== place.entry;
  if (before?.entry !== undefined && isSamePage) {
    event.stopImmediatePropagation();
    const left = before.entry;
    if (isOpen(left)) overlays.find(({ entry }) => entry === left)?.close();
    // The overlay of this entry has closed long ago: Back means the page before.
    else history.back();
  } else if (place.entry !== undefined && isSamePage) {
    // Forward, to an overlay that has closed.
    event.stopImmediatePropagation();
  } else for (const { close } of overlays.toReversed()) close();
}

// At once, before any router of the page begins to listen: browsers call listeners of the window in the order in which
// they were added, whether they capture or not.
if (typeof window !== 'undefined') {
  place = placeNow();
  addEventListener('popstate', handlePopState, { capture: true });
}

/** Adds an entry, or takes that of an overlay that has closed. */
function addEntry(): string {
  const entry = crypto.randomUUID();
  const now = entryNow();
  const change = now !== undefined && !isOpen(now) ? 'replaceState' : 'pushState';
  history[change]({ ...(history.state as object | null), overlay: entry }, '');
  return entry;
}

/**
 * What covers the page closes when Back or Forward shows another one. Returns a function that ends this.
 * @param isTied Back closes it, and the page stays. Its entry of the history stays when it is closed otherwise, and Back
 * passes over it: going back at once would undo a link that was just followed.
 */
export function closeOnBack(close: () => void, isTied = false): () => void {
  const overlay: Overlay = { entry: isTied ? addEntry() : undefined, close };
  overlays.push(overlay);
  place = placeNow();
  return () => {
    const at = overlays.indexOf(overlay);
    if (at >= 0) overlays.splice(at, 1);
  };
}

/**
 * Closes what covers the page by Back. On a phone, where it takes the whole screen, the page stays; on wider windows Back
 * goes to the page before, too.
 * @param isTied the page stays on every window: leaving would lose something
 */
export function useBackToClose(isShown: boolean, onClose: () => void, isTied = false): void {
  const handler = useRef(onClose);
  useEffect(() => {
    handler.current = onClose;
  });
  useEffect(
    () =>
      isShown
        ? closeOnBack(() => handler.current(), isTied || deviceSizeOf(innerWidth) === 'SMALL')
        : undefined,
    [isShown, isTied],
  );
}
