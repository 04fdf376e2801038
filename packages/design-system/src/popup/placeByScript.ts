import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { ComputePositionConfig, Placement } from '@floating-ui/dom';

/** The position of `popupStyles` as a placement of the library. */
function placementOf(popup: HTMLElement): Placement {
  const { side = 'below', align = 'start' } = popup.dataset;
  if (side === 'beside') return getComputedStyle(popup).direction === 'rtl' ? 'left-start' : 'right-start';
  const edge = side === 'above' ? 'top' : 'bottom';
  return align === 'centre' ? edge : `${edge}-${align as 'start' | 'end'}`;
}

/** Keeps a popup in its place, whatever scrolls or grows. Returns a function that stops this. */
function keepInPlace(
  popup: HTMLElement,
  opener: HTMLElement,
  options: () => Partial<ComputePositionConfig>,
): () => void {
  const place = (): void => {
    void computePosition(opener, popup, { strategy: 'fixed', ...options() }).then(({ x, y }) => {
      Object.assign(popup.style, { inset: 'auto', margin: '0', left: `${x}px`, top: `${y}px` });
      popup.style.setProperty('position-area', 'none');
    });
  };
  place();
  let frame = 0;
  const stop = autoUpdate(opener, popup, () => {
    cancelAnimationFrame(frame);
    // The popup may have grown, and placing may change its size again. Within one frame browsers report that as an error.
    frame = requestAnimationFrame(place);
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

/** For browsers without anchor positioning: keeps a popup at its opener, as `popupStyles` would. */
export function placeByScript(popup: HTMLElement, opener: HTMLElement): () => void {
  return keepInPlace(popup, opener, () => ({
    placement: placementOf(popup),
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  }));
}

/** Pixels between a list and the edge of the window. */
const padding = 8;
/** Bounds of a list's height, in pixels. */
const tallest = 360;
const lowest = 96;

/**
 * Keeps a list below its field and as wide, or above where there is more room: a phone's keyboard takes some, of which
 * CSS knows nothing.
 */
export function placeAtField(list: HTMLElement, field: HTMLElement): () => void {
  return keepInPlace(list, field, () => {
    // As high as it would be: with less it may fit where it should not stay.
    list.style.maxHeight = `${tallest}px`;
    return {
      placement: 'bottom-start',
      middleware: [
        offset(4),
        flip({ padding }),
        size({
          padding,
          apply({ availableHeight, rects }) {
            list.style.width = `${rects.reference.width}px`;
            list.style.maxHeight = `${Math.max(lowest, Math.min(tallest, availableHeight))}px`;
          },
        }),
      ],
    };
  });
}
