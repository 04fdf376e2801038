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

const Stage = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.8')};

  & > :nth-child(2) {
    block-size: min(70dvh, 100vw);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.12')};

  & > button {
    inline-size: 64px;
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
        <IconButton label={say('gallery.previous')} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <Picture
          view={view && pictureView(view)}
          alt={view?.alt ?? ''}
          sizes="100vw"
          ratio="natural"
          style={{ display: 'grid' }}
        />
        <IconButton label={say('gallery.next')} onClick={() => turn(1)}>
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
