import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { placeAtField } from './placeByScript.ts';
import { addPopupLayer } from './popupLayers.ts';

/**
 * Shows a `popover` element at its field. It stays in its place in the DOM, so that a surrounding dialog treats it as
 * inside, and is in the top layer, so that nothing clips it.
 * @param close called on Escape or a press outside: closes the innermost popup, not the surrounding dialog.
 */
export function usePopupBelow(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const handleClose = useEffectEvent(close);
  useLayoutEffect(() => {
    const [shown, anchor] = [popup.current, field.current];
    if (!isOpen || !shown || !anchor) return;
    shown.showPopover();
    const stop = placeAtField(shown, anchor);
    const removeLayer = addPopupLayer({ element: shown, opener: anchor, close: () => handleClose() });
    return () => {
      removeLayer();
      stop();
      if (shown.isConnected) shown.hidePopover();
    };
  }, [popup, field, isOpen]);
}
