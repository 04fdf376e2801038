/** The nearest element around this one that scrolls up and down, or the page. */
function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Keeps an element where the shopper sees it while what stands above it unfolds, by scrolling as far as it would be
 * pushed. Ends when nothing has changed its size for a while, and when the shopper scrolls.
 */
export function holdInPlace(element: HTMLElement, unfolding: Element): void {
  const { top } = element.getBoundingClientRect();
  const scroller = scrollerOf(element);
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    scroller.scrollTop += element.getBoundingClientRect().top - top;
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(), 300);
  });
  ending.signal.addEventListener('abort', () => observer.disconnect());
  for (const act of ['wheel', 'touchmove', 'keydown'])
    scroller.addEventListener(act, () => ending.abort(), { signal: ending.signal, passive: true });
  observer.observe(unfolding);
}
