import type { Picture as ReviewPicture } from '@touchline/contract/picture';
import { Dialog } from '@touchline/design-system/Dialog';
import styled from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { pictureView } from '../picture/index.ts';
import { reviewsMessages } from './reviewsMessages.ts';

interface PhotoDialogProps {
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
  const { src, width, height, renditions = [] } = pictureView(photo);
  const filesOf = (format: string) =>
    renditions
      .filter(({ type }) => type === format)
      .map(({ url, width: each }) => `${url} ${each}w`)
      .join(', ');
  return (
    <Dialog isOpen onClose={onClose} title={label} closeLabel={t('close')} size="large" onPhone="full">
      <picture>
        <source type="image/avif" srcSet={filesOf('image/avif')} sizes={sizes} />
        <Large
          src={src}
          srcSet={filesOf('image/webp') || undefined}
          sizes={sizes}
          width={width}
          height={height}
          alt={label}
        />
      </picture>
    </Dialog>
  );
}
