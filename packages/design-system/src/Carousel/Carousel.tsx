import { useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { token } from '../tokens/token.ts';
import { Arrow } from './Arrow.tsx';
import { CarouselDots } from './CarouselDots.tsx';
import { distanceOf, useScrollPosition } from './useScrollPosition.ts';

export interface CarouselSlide {
  /** React key of the slide: keeps its state when others are added or removed. */
  id: string;
  /** What the slide shows: a card, a picture. */
  content: ReactNode;
}

/** Labels and announcements of a carousel. Numbers start at 1. */
export interface CarouselLabels {
  /** The role: "carousel". Read after its name. */
  carousel: string;
  /** The role of each slide: "slide". */
  slide: string;
  /** Names each slide, and is announced after a button moved to it: "2 of 6". */
  position: (number: number, total: number) => string;
  /** Names each dot: "Show 2 of 6". */
  show: (number: number, total: number) => string;
  /** "Previous". */
  previous: string;
  /** "Next". */
  next: string;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** Accessible name of the carousel, usually the text of its heading. */
  label: string;
  /** Above the slides, next to the arrows: a `Heading`. */
  heading?: ReactNode;
  /** The slides, in order. */
  slides: readonly CarouselSlide[];
  /** Labels in the page's language. */
  labels: CarouselLabels;
  /** How many slides are visible: `one`, or `cards`: about 2, 3 or 4 with a glimpse of the next. @default 'one' */
  show?: 'one' | 'cards' | undefined;
  /** Shows a dot for each slide below. For up to eight slides shown one at a time. @default false */
  hasDots?: boolean | undefined;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};
`;

/* The same height with and without arrows: they appear after hydration. */
const Head = styled.div`
  display: flex;
  align-items: end;
  gap: ${token('space.8')};
  min-block-size: ${token('size.target')};

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  &:dir(rtl) > button svg {
    scale: -1 1;
  }
`;

const Strip = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  gap: ${token('cards.column')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  /* Room for the focus rings of slide content, which overflow would cut. */
  padding: ${token('space.8')};
  margin: calc(-1 * ${token('space.8')});
  scroll-padding-inline: ${token('space.8')};
  ${focusRing}

  & > * {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
  &[data-show='cards'] {
    grid-auto-columns: calc((100% - ${token('cards.column')}) / 2.1);
    ${media.medium} {
      grid-auto-columns: calc((100% - 3 * ${token('cards.column')}) / 3.3);
    }
    ${media.wide} {
      grid-auto-columns: calc((100% - 4 * ${token('cards.column')}) / 4.3);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

/**
 * A row of items that scrolls: by touch, wheel and keys, and by arrows and dots after hydration. Never moves by itself.
 */
export function Carousel({
  label,
  heading,
  slides,
  labels,
  show = 'one',
  hasDots = false,
  ...rest
}: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const total = slides.length;
  const { position, update } = useScrollPosition(strip, total);

  const go = (to: number, isSaid = true) => {
    const { current: element } = strip;
    const index = Math.min(total - 1, Math.max(0, to));
    const slide = element?.children[index];
    if (!element || !slide) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * distanceOf(slide, element) });
    if (isSaid) announce(labels.position(index + 1, total));
  };
  const current = position?.current ?? 0;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Ignores keys pressed on the content of a slide.
    if (event.target !== event.currentTarget) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: current + 1,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: current - 1,
      Home: 0,
      End: total - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const hasArrows = position && !(position.isAtStart && position.isAtEnd);

  return (
    <Root aria-roledescription={labels.carousel} aria-label={label} {...rest}>
      {heading !== undefined || total > 1 ? (
        <Head>
          <div>{heading}</div>
          {hasArrows ? (
            <>
              <Arrow
                label={labels.previous}
                isAtEnd={position.isAtStart}
                onClick={() => go(current - position.seen)}
              >
                <ChevronLeftIcon />
              </Arrow>
              <Arrow
                label={labels.next}
                isAtEnd={position.isAtEnd}
                onClick={() => go(current + position.seen)}
              >
                <ChevronRightIcon />
              </Arrow>
            </>
          ) : null}
        </Head>
      ) : null}
      <Strip
        ref={strip}
        role="group"
        aria-label={label}
        tabIndex={0}
        data-show={show}
        onScroll={update}
        onKeyDown={handleKeyDown}
      >
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(index + 1, total)}
          >
            {content}
          </div>
        ))}
      </Strip>
      {hasDots && total > 1 ? (
        <CarouselDots
          total={total}
          current={position && current}
          labelOf={labels.show}
          onShow={(index) => go(index)}
        />
      ) : null}
    </Root>
  );
}
