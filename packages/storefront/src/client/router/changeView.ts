import { flushSync } from 'react-dom';

/** How long a page fades in, in milliseconds. */
const duration = 160;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows another page: where the router wants a view transition, it fades in, if the browser can do that and the shopper
 * has nothing against movement. `arrive` is called once the page is rendered, to scroll and to move the focus.
 */
export function changeView(show: () => void, arrive: () => void, isTransition: boolean): void {
  if (!isTransition || isStill() || !('startViewTransition' in document)) {
    flushSync(show);
    requestAnimationFrame(arrive);
    return;
  }
  const { ready } = document.startViewTransition(() => {
    flushSync(show);
    arrive();
  });
  // The next page, or a hidden tab, ends a movement: the page is shown all the same.
  ready.then(shorten, () => undefined);
}

/** Set here rather than in a style sheet, which every page would carry. */
function shorten(): void {
  for (const { effect } of document.getAnimations())
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      effect.updateTiming({ duration });
}
