import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { addPopupLayer } from './popupLayers.ts';
import { anchorTo } from './anchorTo.ts';
import { openerOf } from './popupOpener.ts';

/**
 * Behaviour of an element with `popover="auto"`: it is anchored to its opener, Escape and presses outside close only the
 * innermost popup, inside a dialog too, and focus inside it returns to the opener.
 * @param onShown called after opening: move focus in here.
 */
export function usePopup(
  popup: RefObject<HTMLElement | null>,
  onShown: (element: HTMLElement) => void,
): RefObject<HTMLElement | null> {
  const opener = useRef<HTMLElement>(null);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });

  useEffect(() => {
    const element = popup.current;
    if (!element) return undefined;
    let release: (() => void)[] = [];

    const handleOpening = (source?: Element | null) => {
      opener.current = openerOf(element.id, source);
      release.push(
        addPopupLayer({
          element,
          opener: opener.current,
          close: () => element.hidePopover(),
          blocksTouch: true,
        }),
        ...(opener.current ? [anchorTo(element, opener.current)] : []),
      );
    };
    const handleClosing = () => {
      for (const act of release) act();
      release = [];
      // Before the element closes, so that a dialog opened next can return focus to the opener.
      if (element.contains(document.activeElement)) opener.current?.focus({ preventScroll: true });
    };
    const handleBeforeToggle = (event: ToggleEvent & { source?: Element | null }) => {
      if (event.target !== element) return;
      if (event.newState === 'open') handleOpening(event.source);
      else handleClosing();
    };
    const handleToggle = (event: ToggleEvent) => {
      if (event.target === element && element.matches(':popover-open')) shown.current(element);
    };

    // It was opened before hydration.
    if (element.matches(':popover-open')) handleOpening();
    element.addEventListener('beforetoggle', handleBeforeToggle);
    element.addEventListener('toggle', handleToggle);
    return () => {
      element.removeEventListener('beforetoggle', handleBeforeToggle);
      element.removeEventListener('toggle', handleToggle);
      for (const act of release) act();
    };
  }, [popup]);

  return opener;
}
