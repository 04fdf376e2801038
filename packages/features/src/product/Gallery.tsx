import type { Picture as PictureData } from '@touchline/contract/picture';
import { focusRing, media } from '@touchline/design-system/foundations';
import { Picture } from '@touchline/design-system/Picture';
import { token } from '@touchline/design-system/token';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useReturnFocus } from '../bag/index.ts';
import { useWords } from '../i18n/index.ts';
import { pictureView } from '../picture/index.ts';
import { followInPlace } from '../productCard/index.ts';
import { productWords } from './productWords.ts';

/** `sizes` of the first picture; the page preloads the same file. */
export const mainPictureSizes = '(min-width: 960px) 56vw, 100vw';

// The dialog brings 13 KB: it comes with the first picture that is enlarged.
const Zoom = lazy(async () => ({ default: (await import('./ZoomDialog.tsx')).ZoomDialog }));

const Root = styled.div`
  position: relative;
  margin-inline: calc(-1 * ${token('gutter')});
  ${media.wide} {
    margin-inline: 0;
  }
`;

/* A strip to swipe on a phone; on a desktop a wide first view and the others two by two. */
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
  ${media.narrow} {
    & a > div {
      border-radius: 0;
    }
    & a:focus-visible {
      outline-offset: -4px;
    }
  }
  ${media.wide} {
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
    /* The last of an even number would leave a hole. */
    & > li:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
`;

const Thumbs = styled.ul`
  display: flex;
  gap: ${token('space.8')};
  overflow-x: auto;
  scrollbar-width: none;
  padding: ${token('space.12')} ${token('gutter')} ${token('space.4')};

  & a {
    display: block;
    inline-size: 64px;
    border-radius: ${token('radius.picture')};
    ${focusRing}
  }
  & a[aria-current] {
    outline: 2px solid ${token('color.text')};
    outline-offset: 2px;
  }
  ${media.wide} {
    display: none;
  }
`;

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${token('space.16')};
  inset-inline-start: ${token('space.16')};
`;

export interface GalleryProps {
  name: string;
  views: readonly PictureData[];
  /** On the first picture: a badge. */
  badge?: ReactNode;
}

const idOf = (index: number): string => `view-${index + 1}`;

/** The largest file of a picture: what the link to it shows before the script. */
function largest({ path, widths, webp }: PictureData): string {
  const width = widths.at(-1);
  return width === undefined ? `${path}-${webp.at(-1) ?? 640}.webp` : `${path}-${width}.avif`;
}

/** The views of a product; each can be enlarged. Works before the script: pictures and thumbnails are links. */
export function Gallery({ name, views, badge }: GalleryProps) {
  const say = useWords(productWords);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const [hasZoomed, setHasZoomed] = useState(false);
  useReturnFocus(zoomed !== undefined);

  const zoom = (index: number) => {
    setHasZoomed(true);
    setZoomed(index);
  };
  const show = (index: number) => {
    const { current: list } = strip;
    // Along the strip only: the page itself must not move.
    list?.scrollTo({
      left: list.clientWidth * index * (getComputedStyle(list).direction === 'rtl' ? -1 : 1),
    });
  };
  const handleScroll = () => {
    const { current: list } = strip;
    if (list && list.clientWidth > 0) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };

  return (
    <Root>
      {badge ? <Corner>{badge}</Corner> : null}
      <Views ref={strip} role="list" aria-label={say('gallery', { name })} onScroll={handleScroll}>
        {views.length === 0 ? (
          <li>
            <Picture view={undefined} alt={name} sizes="100vw" ratio="square" />
          </li>
        ) : null}
        {views.map((view, index) => (
          <li key={view.path} id={idOf(index)}>
            <a
              href={largest(view)}
              aria-label={say('gallery.enlarge', { number: index + 1, total: views.length, view: view.alt })}
              onClick={followInPlace(() => zoom(index))}
            >
              <Picture
                view={pictureView(view)}
                alt=""
                sizes={index === 0 ? mainPictureSizes : '(min-width: 960px) 28vw, 100vw'}
                ratio="square"
                isPriority={index === 0}
              />
            </a>
          </li>
        ))}
      </Views>
      {views.length > 1 ? (
        <Thumbs role="list">
          {views.map((view, index) => (
            <li key={view.path}>
              <a
                href={`#${idOf(index)}`}
                aria-label={say('gallery.show', { number: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => followInPlace(() => show(index))(event)}
              >
                <Picture view={pictureView(view)} alt="" sizes="64px" ratio="square" corners="picture" />
              </a>
            </li>
          ))}
        </Thumbs>
      ) : null}
      {hasZoomed ? (
        <Suspense fallback={null}>
          <Zoom
            name={name}
            views={views}
            index={zoomed}
            onTurn={setZoomed}
            onClose={() => setZoomed(undefined)}
          />
        </Suspense>
      ) : null}
    </Root>
  );
}
