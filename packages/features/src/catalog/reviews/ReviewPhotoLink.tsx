import type { Picture as ReviewPicture } from '@touchline/contract/picture';
import { Picture } from '@touchline/design-system/Picture';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { pictureView } from '../../platform/picture/index.ts';

interface ReviewPhotoLinkProps {
  photo: ReviewPicture;
  /** Names the photo. */
  label: string;
  onClick: (event: MouseEvent) => void;
}

const Anchor = styled.a`
  display: block;
  inline-size: 96px;
`;

/** A photo of a review. Without JavaScript the link opens its largest file. */
export function ReviewPhotoLink({ photo, label, onClick }: ReviewPhotoLinkProps) {
  return (
    <Anchor href={largestFile(photo)} onClick={onClick}>
      <Picture view={pictureView(photo)} alt={label} ratio="square" sizes="96px" corners="picture" />
    </Anchor>
  );
}

/** The largest file of a photo. */
export const largestFile = ({ path, webp }: ReviewPicture): string => `${path}-${webp.at(-1) ?? 320}.webp`;
