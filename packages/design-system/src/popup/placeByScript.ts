import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import type { Placement } from '@floating-ui/dom';

/** The position of `popupStyles` as a placement of the library. */
function placementOf(popup: HTMLElement): Placement {
  const { side = 'below', align = 'start' } = popup.dataset;
  if (side === 'beside') return getComputedStyle(popup).direction === 'rtl' ? 'left-start' : 'right-start';
  const edge = side === 'above' ? 'top' : 'bottom';
  return align === 'centre' ? edge : `${edge}-${align as 'start' | 'end'}`;
}

/** For browsers without anchor positioning: keeps a popup at its opener. Returns a function that stops this. */
export function placeByScript(popup: HTMLElement, opener: HTMLElement): () => void {
  return autoUpdate(opener, popup, () => {
    void computePosition(opener, popup, {
      strategy: 'fixed',
      placement: placementOf(popup),
      middleware: [offset(8), flip(), shift({ padding: 8 })],
    }).then(({ x, y }) => {
      Object.assign(popup.style, { inset: 'auto', margin: '0', left: `${x}px`, top: `${y}px` });
      popup.style.setProperty('position-area', 'none');
    });
  });
}
