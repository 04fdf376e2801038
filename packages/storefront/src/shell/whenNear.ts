/**
 * Calls `act` once an element is so close to the window (`400px`), or has the focus, which a keyboard can move there.
 * Returns a function that ends the watch.
 */
export function whenNear(element: Element, distance: string, act: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && act(), {
    rootMargin: distance,
  });
  observer.observe(element);
  // Not `focusin`: React keeps that one from parts that it has yet to hydrate.
  element.addEventListener('focus', act, true);
  return () => {
    observer.disconnect();
    element.removeEventListener('focus', act, true);
  };
}
