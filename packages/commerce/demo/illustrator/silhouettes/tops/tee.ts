import type { Silhouette } from '../../core/silhouette.ts';
import { garmentCrop } from '../garments.ts';
import { largePrint, printOf } from './prints.ts';
import { shirt } from './shirt.ts';
import type { ShirtStyle } from './shirt.ts';

const style: ShirtStyle = {
  sleeves: 'short',
  fine: ['jersey', 1],
  trimTones: ({ second }) => second,
  graphic: (_pen, paint, face) => printOf(paint, face, largePrint),
  isMarkedLarge: ({ variant }) => variant === 1,
};
const drawFront = shirt(style, 'front');

/** A cotton T-shirt. */
export const tee: Silhouette = {
  label: 'T-shirt',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: shirt(style, 'back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [368, 116, 330] },
  },
};
