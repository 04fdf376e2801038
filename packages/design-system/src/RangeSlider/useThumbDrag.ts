import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { moved, nearestEnd, snap } from './range.ts';
import type { Range, Scale } from './range.ts';

/** Width of a thumb in pixels; its centre is on the value. */
export const THUMB_SIZE = 24;

interface ThumbDrag {
  range: Range;
  scale: Scale;
  onMove: (range: Range, end: 0 | 1) => void;
  /** Called when the pointer is released. */
  onEnd: () => void;
}

/** The value under the pointer. */
function valueAt({ clientX, currentTarget }: PointerEvent, { min, max }: Scale): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left - THUMB_SIZE / 2) / (width - THUMB_SIZE);
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return min + (isRightToLeft ? 1 - share : share) * (max - min);
}

/**
 * Handles mouse, pen and finger anywhere on the track: the nearer thumb moves there. Two overlapping native range inputs
 * cannot do this, because the upper one receives every press.
 */
export function useThumbDrag({ range, scale, onMove, onEnd }: ThumbDrag) {
  const held = useRef<{ end: 0 | 1 | undefined } | null>(null);

  const drag = (event: PointerEvent<HTMLElement>) => {
    const hold = held.current;
    if (!hold) return;
    const value = valueAt(event, scale);
    hold.end ??= nearestEnd(range, snap(value, scale));
    if (hold.end === undefined) return;
    event.currentTarget.querySelectorAll('input')[hold.end]?.focus({ preventScroll: true });
    onMove(moved(range, hold.end, value, scale), hold.end);
  };

  const release = () => {
    if (held.current) onEnd();
    held.current = null;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.currentTarget.querySelector(':disabled')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { end: undefined };
      drag(event);
    },
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
    // Otherwise the press would take focus away from the thumb.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
