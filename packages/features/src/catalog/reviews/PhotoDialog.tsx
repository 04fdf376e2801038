import type { Picture as ReviewPicture } from '@touchline/contract/picture';
import { Dialog } from '@touchline/design-system/Dialog';
import { sourcesOf } from '@touchline/design-system/Picture';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { reviewsMessages } from './reviewsMessages.ts';

export interface PhotoDialogProps {
  photo: ReviewPicture;
  label: string;
  onClose: () => void;
}

const Large = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 75vh;
  object-fit: contain;
`;

const sizes = '(min-width: 600px) 800px, 100vw';

/** A photo of a review, as large as the window allows. */
export function PhotoDialog({ photo, label, onClose }: PhotoDialogProps) {
  const t = useMessages(reviewsMessages);
  const view = pictureView(photo);
  return (
    <Dialog isOpen onClose={onClose} title={label} closeLabel={t('close')} size="large" onPhone="full">
      <picture>
        {sourcesOf(view).map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <Large src={view.src} width={view.width} height={view.height} alt={label} />
      </picture>
    </Dialog>
  );
}
