import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { BrokenPictureIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { PictureImage } from './PictureImage.tsx';
import type { PictureView } from './PictureView.ts';

export interface PictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What to show; without it, a placeholder for a missing picture. */
  view: PictureView | undefined;
  /** Alternative text; empty next to text with the same content. */
  alt: string;
  /** Shown if `view` cannot be loaded. */
  primary?: PictureView | undefined;
  /** Second view, shown while the picture or the nearest `data-hover-scope` is hovered. Loaded on first use. */
  hover?: PictureView | undefined;
  /** Width on the page, as the `sizes` attribute: "(min-width: 960px) 25vw, 50vw". */
  sizes: string;
  /** Aspect ratio of the tile. @default 'portrait' (4:5) */
  ratio?: 'portrait' | 'square' | 'wide' | 'natural' | undefined;
  /** `contain` shows all of a product, `cover` fills the tile. @default 'contain' */
  fit?: 'contain' | 'cover' | undefined;
  /** The main picture of the page: loaded immediately and first. @default false */
  isPriority?: boolean | undefined;
  /** Background of a product: lit below one without its own, plain around a photograph. @default true */
  hasTile?: boolean | undefined;
  /** Corners of tiles, or of small pictures in lines. @default 'tile' */
  corners?: 'tile' | 'picture' | undefined;
}

const Root = styled.div`
  position: relative;
  display: block;
  overflow: clip;
  border-radius: ${token('radius.tile')};

  &[data-corners='picture'] {
    border-radius: ${token('radius.picture')};
  }
  &[data-tile] {
    background: ${token('color.pool.edge')}
      radial-gradient(at 38% 30%, ${token('color.pool')}, ${token('color.pool.edge')});
  }
  /* The white of a photograph takes the tint of the tile. In the dark both are white: a tint would be a grey box. */
  &[data-photograph] {
    isolation: isolate;
    background: light-dark(${token('color.tile')}, #fff);
    & img {
      mix-blend-mode: multiply;
    }
  }
  &[data-ratio='portrait'] {
    aspect-ratio: 4 / 5;
  }
  &[data-ratio='square'] {
    aspect-ratio: 1;
  }
  &[data-ratio='wide'] {
    aspect-ratio: 4 / 3;
  }
  & picture {
    block-size: 100%;
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  &[data-fit='cover'] img {
    object-fit: cover;
  }
  &[data-ratio='natural'] img {
    block-size: auto;
  }
  & > [data-layer='hover'] {
    position: absolute;
    inset: 0;
    opacity: 0;
    background: inherit;
    transition: opacity ${token('motion.fade')};
  }
  &:not([data-tile], [data-photograph]) > [data-layer='hover'] {
    background: ${token('color.paper')};
  }
  ${media.hover} {
    &:hover > [data-layer='hover'],
    [data-hover-scope]:hover & > [data-layer='hover'] {
      opacity: 1;
    }
  }
`;

const Missing = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${token('color.text.subtle')};
`;

/** A picture of known size: AVIF or WebP by width, no layout shift, and a placeholder if it is missing. */
export function Picture({
  view,
  alt,
  primary,
  hover,
  sizes,
  ratio = 'portrait',
  fit = 'contain',
  isPriority = false,
  hasTile = true,
  corners = 'tile',
  ref,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isHoverWanted, setHoverWanted] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const hoverSrc = hover?.src;

  const fail = useCallback(
    (src: string) => setFailed((earlier) => (earlier.includes(src) ? earlier : [...earlier, src])),
    [],
  );

  useEffect(() => {
    const scope = root.current?.closest('[data-hover-scope]') ?? root.current;
    if (!hoverSrc || !scope) return undefined;
    const want = () => setHoverWanted(true);
    scope.addEventListener('pointerenter', want, { once: true });
    return () => scope.removeEventListener('pointerenter', want);
  }, [hoverSrc]);

  const shown = [view, primary].find((candidate) => candidate && !failed.includes(candidate.src));
  return (
    <Root
      {...rest}
      ref={useMergedRef(root, ref)}
      data-ratio={ratio}
      // Only what differs from the default: a list has dozens of pictures.
      data-fit={fit === 'cover' ? fit : undefined}
      data-corners={corners === 'picture' ? corners : undefined}
      data-tile={hasTile && !shown?.isPhotograph ? '' : undefined}
      data-photograph={hasTile && shown?.isPhotograph && fit === 'contain' ? '' : undefined}
    >
      {shown ? (
        <PictureImage key={shown.src} view={shown} {...{ alt, sizes, isPriority }} onFail={fail} />
      ) : (
        <Missing {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          <BrokenPictureIcon size={32} />
        </Missing>
      )}
      {hover && isHoverWanted && !failed.includes(hover.src) ? (
        <div data-layer="hover">
          <PictureImage view={hover} alt="" sizes={sizes} isPriority onFail={fail} />
        </div>
      ) : null}
    </Root>
  );
}
