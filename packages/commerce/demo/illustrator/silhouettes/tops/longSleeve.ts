import { softLine } from '../../core/light.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { thread } from '../../core/stitching.ts';
import { garmentCrop } from '../garments.ts';
import { shirt } from './shirt.ts';
import type { ShirtStyle } from './shirt.ts';

const style: ShirtStyle = {
  sleeves: 'long',
  fine: ['fineMesh', 0.5],
  swell: 0.6,
  sleeveTones: ({ main, second, variant }) => (variant === 1 ? main : second),
  trimTones: ({ second }) => second,
  graphic: (pen, { accent }, face) =>
    face === 'front'
      ? ''
      : softLine(pen, 'M330 300C440 316 560 316 670 300', accent.base, 5, 1, 0.95) +
        thread('M330 310C440 326 560 326 670 310', accent.deep, 0.5),
};
const drawFront = shirt(style, 'front');

/** A long-sleeved running top in a fine open knit. */
export const longSleeve: Silhouette = {
  label: 'Long-sleeved top',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: shirt(style, 'back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [368, 116, 330] },
  },
};
