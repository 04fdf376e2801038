import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { addPopupLayer } from './popupLayers.ts';

/** Pixels between field and list, and between list and window edge. */
const GAP = 4;
const EDGE = 8;
const TALLEST = 360;

/** Positions the popup below its field, or above if there is more space, as wide as the field. */
function place(popup: HTMLElement, field: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  // The part of the screen that a phone's keyboard leaves free.
  const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
  const above = top - offsetTop - GAP - EDGE;
  const below = offsetTop + height - bottom - GAP - EDGE;
  const isBelow = below >= Math.min(TALLEST, popup.scrollHeight) || below >= above;
  const room = Math.max(96, Math.min(TALLEST, isBelow ? below : above));
  Object.assign(popup.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${room}px`,
    top: isBelow ? `${bottom + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${document.documentElement.clientHeight - top + GAP}px`,
  });
}

/**
 * Shows a `popover` element at its field. It stays in its place in the DOM, so that a surrounding dialog treats it as
 * inside, and is in the top layer, so that nothing clips it. Does not use `anchorTo`, because the list must avoid a
 * phone's keyboard.
 * @param close called on Escape or a press outside: closes the innermost popup, not the surrounding dialog.
 */
export function usePopupBelow(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    const [shown, anchor] = [popup.current, field.current];
    if (!isOpen || !shown || !anchor) return;
    shown.showPopover();
    const removeLayer = addPopupLayer({ element: shown, opener: anchor, close: () => latest.current() });
    const follow = () => place(shown, anchor);
    follow();
    let frame = 0;
    // In the next frame, because resizing during a ResizeObserver callback would loop.
    const grown = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    });
    grown.observe(shown);
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    visualViewport?.addEventListener('resize', follow);
    return () => {
      removeLayer();
      grown.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
      visualViewport?.removeEventListener('resize', follow);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [popup, field, isOpen]);
}
