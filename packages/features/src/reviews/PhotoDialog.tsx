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

/** A photo of a review, as large as the window allows. */
export function PhotoDialog({ photo, label, onClose }: PhotoDialogProps) {
  const t = useMessages(reviewsMessages);
  const { webp, ratio, path } = photo;
  const width = webp.at(-1) ?? 320;
  const { renditions = [] } = pictureView(photo);
  return (
    <Dialog isOpen onClose={onClose} title={label} closeLabel={t('close')} size="large" onPhone="full">
      <Large
        src={`${path}-${width}.webp`}
        srcSet={renditions
          .filter(({ type }) => type === 'image/webp')
          .map(({ url, width: each }) => `${url} ${each}w`)
          .join(', ')}
        sizes="(min-width: 600px) 800px, 100vw"
        width={width}
        height={Math.round(width / ratio)}
        alt={label}
      />
    </Dialog>
  );
}
