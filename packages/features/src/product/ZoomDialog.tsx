import type { Picture as PictureData } from '@touchline/contract/picture';
import { Dialog } from '@touchline/design-system/Dialog';
import { focusRing } from '@touchline/design-system/foundations';
import { ChevronLeftIcon, ChevronRightIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { Picture } from '@touchline/design-system/Picture';
import { token } from '@touchline/design-system/token';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/index.ts';
import { pictureView } from '../picture/index.ts';
import { productWords } from './productWords.ts';

/* The whole of the picture, as large as the window allows; the arrows stand on it. */
const Stage = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
  & > :nth-child(2) {
    block-size: min(calc(100dvh - 200px), 140vw);
  }
  & > :nth-child(2) img {
    block-size: 100%;
  }
  & > button {
    z-index: 1;
    justify-self: start;
  }
  & > :last-child {
    justify-self: end;
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

export interface ZoomDialogProps {
  name: string;
  views: readonly PictureData[];
  /** Which view is enlarged; none: closed. */
  index: number | undefined;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** A picture over the whole window; arrow keys, buttons and thumbnails turn to the others. */
export function ZoomDialog({ name, views, index, onTurn, onClose }: ZoomDialogProps) {
  const say = useWords(productWords);
  const shown = index ?? 0;
  const view = views[shown];
  const turn = (by: number) => onTurn((shown + by + views.length) % views.length);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') turn(event.key === forward ? 1 : -1);
  };
  const title = say('gallery.title', { name, number: shown + 1, total: views.length });
  return (
    <Dialog
      isOpen={index !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={say('close')}
      size="full"
      onKeyDown={handleKeyDown}
    >
      <Stage>
        <IconButton variant="floating" label={say('gallery.previous')} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <Picture view={view && pictureView(view)} alt={view?.alt ?? ''} sizes="100vw" ratio="natural" />
        <IconButton variant="floating" label={say('gallery.next')} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </Stage>
      <Row>
        {views.map((each, at) => (
          <button
            key={each.path}
            type="button"
            aria-label={say('gallery.show', { number: at + 1 })}
            aria-current={at === shown ? 'true' : undefined}
            onClick={() => onTurn(at)}
          >
            <Picture view={pictureView(each)} alt="" sizes="64px" ratio="square" corners="picture" />
          </button>
        ))}
      </Row>
    </Dialog>
  );
}
