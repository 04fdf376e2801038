import type { RefObject } from 'react';
import { RemoveScroll } from 'react-remove-scroll';

export interface ScrollLockProps {
  /** The modal, inside which can be scrolled. */
  of: RefObject<HTMLElement | null>;
}

/**
 * Keeps the page behind a native modal in its place under a finger: iOS moves it in spite of `overflow: hidden`. Radix
 * does the same by the same library. The scroll bar is not its matter: `globalCss` replaces it before the script, too.
 */
export default function ScrollLock({ of }: ScrollLockProps) {
  return (
    <div hidden>
      <RemoveScroll shards={[of]} removeScrollBar={false} allowPinchZoom>
        {null}
      </RemoveScroll>
    </div>
  );
}
