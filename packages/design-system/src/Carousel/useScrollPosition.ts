import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface ScrollPosition {
  /** Slide at the start of the strip, from 0. */
  current: number;
  /** How many slides are fully visible; at least 1. */
  seen: number;
  /** No slide before, or after, the visible ones. */
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Distance of a slide's start from the start of the strip, in the reading direction. */
export function distanceOf(slide: Element, strip: HTMLElement): number {
  const [own, outer] = [slide.getBoundingClientRect(), strip.getBoundingClientRect()];
  const style = getComputedStyle(strip);
  return style.direction === 'rtl'
    ? outer.right - own.right - Number.parseFloat(style.paddingRight)
    : own.left - outer.left - Number.parseFloat(style.paddingLeft);
}

function measure(strip: HTMLElement): ScrollPosition {
  const slides = [...strip.children];
  const distances = slides.map((slide) => Math.abs(distanceOf(slide, strip)));
  const scrolled = Math.abs(strip.scrollLeft);
  const step = slides[0]?.getBoundingClientRect().width ?? 0;
  const isAtEnd = scrolled + strip.clientWidth >= strip.scrollWidth - 2;
  const isAtStart = scrolled <= 2;
  const nearest = distances.indexOf(Math.min(...distances));
  const seen = step > 0 ? Math.max(1, Math.floor((strip.clientWidth + 2) / step)) : 1;
  return {
    // The last slides may never reach the start of the strip.
    current: isAtEnd && !isAtStart ? slides.length - 1 : nearest,
    seen,
    isAtStart,
    isAtEnd,
  };
}

/** Where a strip has been scrolled to; `undefined` on the server and before hydration. */
export function useScrollPosition(strip: RefObject<HTMLElement | null>, count: number) {
  const [position, setPosition] = useState<ScrollPosition>();
  const update = useCallback(() => {
    if (!strip.current) return;
    const next = measure(strip.current);
    setPosition((last) =>
      last &&
      last.current === next.current &&
      last.seen === next.seen &&
      last.isAtStart === next.isAtStart &&
      last.isAtEnd === next.isAtEnd
        ? last
        : next,
    );
  }, [strip]);
  useEffect(() => {
    const { current: element } = strip;
    if (!element) return undefined;
    // It also reports the initial size.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, update, count]);
  return { position, update };
}
