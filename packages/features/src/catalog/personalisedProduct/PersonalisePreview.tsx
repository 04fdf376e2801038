import type { Picture as PictureData } from '@touchline/contract/picture';
import { Picture } from '@touchline/design-system/Picture';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { pictureView } from '../../platform/picture/index.ts';

export interface PersonalisePreviewProps {
  picture: PictureData | undefined;
  /** What is put on the product: keys and values as they are shown. */
  filled: readonly { readonly key: string; readonly value: string }[];
  /** Says what the picture shows. */
  label: string;
}

const Frame = styled.div`
  position: relative;
  inline-size: min(100%, 18rem);

  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  text {
    font-family: inherit;
    font-weight: 800;
    fill: ${token('color.text.inverse')};
    stroke: ${token('color.text')};
    paint-order: stroke;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** Where each option is on the picture, in hundredths, and how large. */
const places: Readonly<Record<string, { x: number; y: number; size: number }>> = {
  pName: { x: 50, y: 38, size: 8 },
  pNumber: { x: 50, y: 56, size: 22 },
  badges: { x: 68, y: 30, size: 4.5 },
  apparelText: { x: 50, y: 42, size: 8 },
  apparelNumber: { x: 50, y: 58, size: 16 },
  text: { x: 50, y: 55, size: 7 },
  front_text: { x: 50, y: 55, size: 8 },
  left_text: { x: 35, y: 60, size: 6 },
  right_text: { x: 65, y: 60, size: 6 },
  leftShoeGraphic: { x: 35, y: 72, size: 5 },
  rightShoeGraphic: { x: 65, y: 72, size: 5 },
};

/** Long texts are set narrower, so that they stay on the product. */
const widest = 44;

/** The product with what is put on it: drawn over its picture. */
export function PersonalisePreview({ picture, filled, label }: PersonalisePreviewProps) {
  return (
    <Frame role="img" aria-label={label}>
      <Picture view={picture && pictureView(picture)} alt="" sizes="288px" ratio="square" hasTile />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {filled.map(({ key, value }) => {
          const place = places[key];
          if (!place) return null;
          const isLong = [...value].length * place.size * 0.62 > widest;
          return (
            <text
              key={key}
              x={place.x}
              y={place.y}
              fontSize={place.size}
              strokeWidth={place.size / 10}
              {...(isLong ? { textLength: widest, lengthAdjust: 'spacingAndGlyphs' } : {})}
            >
              {value}
            </text>
          );
        })}
      </svg>
    </Frame>
  );
}
