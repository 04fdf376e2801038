import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Dialog } from '../Dialog/Dialog.tsx';
import { focusRing } from '../foundations/focusRing.ts';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { token } from '../tokens/token.ts';
import type { GalleryView, GalleryLabels } from './GalleryView.ts';

/* The whole picture, as large as the window allows; the buttons are on top of it. */
const Stage = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
  & > button {
    z-index: 1;
    justify-self: start;
  }
  & > [data-side='end'] {
    justify-self: end;
  }
  & > [aria-pressed] {
    align-self: start;
    justify-self: end;
  }
  & > button:dir(rtl):not([aria-pressed]) svg {
    scale: -1 1;
  }
`;

/* Magnified, the picture is larger than its pane and pans by scrolling, so that touch, wheel and keys all work. */
const Pane = styled.div`
  block-size: min(calc(100dvh - 200px), 140vw);
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: ${token('radius.tile')};

  /* The window's edge would cut a ring around it. */
  &:focus-visible {
    outline: 3px solid ${token('color.text')};
    outline-offset: -3px;
    box-shadow: none;
  }
  & > div {
    block-size: 100%;
    cursor: zoom-in;
  }
  & > [data-ratio] img {
    block-size: 100%;
  }
  &[data-magnified] > div {
    block-size: 250%;
    min-inline-size: 100%;
    cursor: zoom-out;
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: ${token('space.8')};

  & > button {
    flex: 0 1 64px;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.picture')};
    background: none;
    ${focusRing}
  }
  & > [aria-current] {
    outline: 2px solid ${token('color.text')};
    outline-offset: 2px;
  }
`;

export interface GalleryZoomProps {
  views: readonly GalleryView[];
  labels: GalleryLabels;
  /** Index of the enlarged view; `undefined` when closed. */
  index: number | undefined;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** A full-screen picture; arrow keys, buttons and thumbnails change to the others. Part of `Gallery`. */
export function GalleryZoom({ views, labels, index, onTurn, onClose }: GalleryZoomProps) {
  const shown = index ?? 0;
  const view = views[shown];
  const pane = useRef<HTMLDivElement>(null);
  const [magnified, setMagnified] = useState<number>();
  // Each picture starts unmagnified.
  const isMagnified = magnified !== undefined && magnified === index;
  // As wide as it is rendered, so that only the picture scrolls, not the space around it.
  const aspectRatio = isMagnified && view?.view ? view.view.width / view.view.height : undefined;

  // Starts at the centre of the picture.
  useEffect(() => {
    const { current } = pane;
    if (!isMagnified || !current) return;
    const sign = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollTo({
      left: (sign * (current.scrollWidth - current.clientWidth)) / 2,
      top: (current.scrollHeight - current.clientHeight) / 2,
    });
    current.focus({ preventScroll: true });
  }, [isMagnified]);

  const turn = (by: number) => onTurn((shown + by + views.length) % views.length);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isMagnified) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') turn(event.key === forward ? 1 : -1);
  };
  const magnify = () => labels.magnify && setMagnified(isMagnified ? undefined : index);
  const close = () => {
    setMagnified(undefined);
    onClose();
  };

  return (
    <Dialog
      isOpen={index !== undefined}
      onClose={close}
      title={labels.title(shown + 1, views.length)}
      closeLabel={labels.close}
      size="full"
      onKeyDown={handleKeyDown}
    >
      <Stage>
        {views.length > 1 ? (
          <IconButton variant="outlined" label={labels.previous} onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        ) : null}
        <Pane
          ref={pane}
          data-magnified={isMagnified ? '' : undefined}
          {...(isMagnified ? { tabIndex: 0, role: 'group', 'aria-label': view?.alt } : {})}
        >
          <Picture
            view={view?.view}
            alt={view?.alt ?? ''}
            sizes={isMagnified ? '250vw' : '100vw'}
            ratio="natural"
            style={{ aspectRatio }}
            onClick={magnify}
          />
        </Pane>
        {labels.magnify ? (
          <IconButton variant="outlined" label={labels.magnify} aria-pressed={isMagnified} onClick={magnify}>
            {isMagnified ? <MinusIcon /> : <PlusIcon />}
          </IconButton>
        ) : null}
        {views.length > 1 ? (
          <IconButton variant="outlined" data-side="end" label={labels.next} onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        ) : null}
      </Stage>
      {views.length > 1 ? (
        <Row>
          {views.map((each, at) => (
            <button
              key={each.href}
              type="button"
              aria-label={labels.show(at + 1)}
              aria-current={at === shown ? 'true' : undefined}
              onClick={() => onTurn(at)}
            >
              <Picture view={each.view} alt="" sizes="64px" ratio="square" corners="picture" />
            </button>
          ))}
        </Row>
      ) : null}
    </Dialog>
  );
}
