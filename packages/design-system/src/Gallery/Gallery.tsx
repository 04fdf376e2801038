import { useRef, useState, type ComponentType } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { useReturnFocus } from '../foundations/useReturnFocus.ts';
import { Picture } from '../Picture/Picture.tsx';
import { token } from '../tokens/token.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import type { GalleryView, GalleryLabels } from './GalleryView.ts';
import type { GalleryZoomProps } from './GalleryZoom.tsx';

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the pictures show; names the placeholder where there are none. */
  name: string;
  /** The pictures. The first is the page's main image: loaded eagerly, with high priority. */
  views: readonly GalleryView[];
  /** Labels in the page's language. */
  labels: GalleryLabels;
  /** On the first picture: a `Badge`. */
  badge?: ReactNode;
  /**
   * Layout from 960 px: `mosaic` shows all views at once, the first one wide; `strip` shows one view with thumbnails
   * below. A phone always gets the strip. @default 'mosaic'
   */
  layout?: 'mosaic' | 'strip' | undefined;
  /** Extends through the page's gutters to the screen edges of a phone. @default false */
  isBleeding?: boolean | undefined;
  /** `sizes` of the first picture, as the page preloads it. @default '(min-width: 960px) 56vw, 100vw' */
  sizes?: string | undefined;
}

// The dialog brings 13 KB: it is loaded when the first picture is enlarged.
const loadZoom = async () => (await import('./GalleryZoom.tsx')).GalleryZoom;

const Root = styled.div`
  position: relative;

  ${media.narrow} {
    &[data-bleeding] {
      margin-inline: calc(-1 * ${token('gutter')});
      & > ul + ul {
        padding-inline: ${token('gutter')};
      }
      & > ul > li > a,
      & > ul:first-of-type a > div {
        border-radius: 0;
      }
    }
  }
`;

/* A strip to swipe; as a mosaic, a wide first view and the others in pairs. */
const Views = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    scroll-snap-align: start;
  }
  & > li > a {
    display: block;
    cursor: zoom-in;
    border-radius: ${token('radius.tile')};
    ${focusRing}
  }
  /* The strip would cut a ring around the picture, so the ring is drawn on top of it. */
  & > li > a:focus-visible {
    outline: 3px solid ${token('color.text')};
    outline-offset: -6px;
  }
  ${media.wide} {
    [data-layout='mosaic'] > & {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${token('space.8')};
      overflow: visible;

      & > li:first-child {
        grid-column: 1 / -1;
      }
      & > li:first-child > a > div {
        aspect-ratio: 4 / 3;
      }
      /* A photograph alone fills the column. */
      & > li:only-child > a > div[data-photograph] {
        aspect-ratio: 1;
      }
      /* With an even number the last view would leave a gap. */
      & > li:last-child:nth-child(even) {
        grid-column: 1 / -1;
      }
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${token('space.16')};
  inset-inline-start: ${token('space.16')};
`;

const idOf = (index: number): string => `view-${index + 1}`;

/** Handles a plain click on the page; clicks that open a new tab or window are left to the browser. */
const inPlace = (act: () => void) => (event: MouseEvent) => {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  act();
};

/**
 * Several views of one product; each can be enlarged and magnified. Works before hydration: the strip scrolls, pictures
 * and thumbnails are links. One gallery per page: its views have the ids `#view-1`, `#view-2`.
 */
export function Gallery({
  name,
  views,
  labels,
  badge,
  layout = 'mosaic',
  isBleeding = false,
  sizes = '(min-width: 960px) 56vw, 100vw',
  ...rest
}: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps>>();
  useReturnFocus(zoomed !== undefined);

  const zoom = (index: number) => {
    setZoomed(index);
    if (Zoom) return;
    loadZoom().then(
      (loaded) => setZoom(() => loaded),
      // Where the dialog can not be loaded the browser opens the picture, as without JavaScript.
      () => {
        setZoomed(undefined);
        const view = views[index];
        if (view) location.assign(view.href);
      },
    );
  };
  const show = (index: number) => {
    const { current: list } = strip;
    // Scrolls only the strip: the page itself must not move.
    list?.scrollTo({
      left: list.clientWidth * index * (getComputedStyle(list).direction === 'rtl' ? -1 : 1),
    });
  };
  const handleScroll = () => {
    const { current: list } = strip;
    if (list && list.clientWidth > 0) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };

  return (
    <Root data-layout={layout} data-bleeding={isBleeding ? '' : undefined} {...rest}>
      {badge ? <Corner>{badge}</Corner> : null}
      <Views ref={strip} role="list" aria-label={labels.label} onScroll={handleScroll}>
        {views.length === 0 ? (
          <li>
            <Picture view={undefined} alt={name} sizes="100vw" ratio="square" />
          </li>
        ) : null}
        {views.map(({ view, alt, href }, index) => (
          <li key={href} id={idOf(index)}>
            <a
              href={href}
              aria-label={labels.enlarge(index + 1, views.length, alt)}
              onClick={inPlace(() => zoom(index))}
            >
              <Picture
                view={view}
                alt=""
                sizes={index === 0 ? sizes : '(min-width: 960px) 28vw, 100vw'}
                ratio="square"
                isPriority={index === 0}
              />
            </a>
          </li>
        ))}
      </Views>
      {views.length > 1 ? (
        <GalleryThumbs>
          {views.map(({ view, href }, index) => (
            <li key={href}>
              <a
                href={`#${idOf(index)}`}
                aria-label={labels.show(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => inPlace(() => show(index))(event)}
              >
                <Picture view={view} alt="" sizes="64px" ratio="square" corners="picture" />
              </a>
            </li>
          ))}
        </GalleryThumbs>
      ) : null}
      {Zoom ? (
        <Zoom
          views={views}
          labels={labels}
          index={zoomed}
          onTurn={setZoomed}
          onClose={() => setZoomed(undefined)}
        />
      ) : null}
    </Root>
  );
}
