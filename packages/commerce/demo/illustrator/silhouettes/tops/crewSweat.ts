import type { Silhouette } from '../../core/silhouette.ts';
import { panel } from '../../core/panel.ts';
import { thread } from '../../core/stitching.ts';
import { garmentCrop } from '../garments.ts';
import { printOf, wordPrint } from './prints.ts';
import { shirt } from './shirt.ts';
import type { ShirtStyle } from './shirt.ts';

const style: ShirtStyle = {
  sleeves: 'ribbed',
  fine: ['fleece', 0.6],
  swell: 0.95,
  graphic: (_pen, paint, face) => printOf(paint, face, wordPrint),
  isMarkedLarge: ({ variant }) => variant === 1,
  neck: (pen, { main, second }, face) =>
    face === 'back'
      ? ''
      : panel(pen, {
          outline: 'M470 224L530 224L500 268Z',
          tones: second,
          light: [0, 220, 0, 270],
          edge: 4,
          edgeStrength: 0.4,
          rim: 0.4,
          textures: [['rib', 0.8]],
        }) +
        thread('M466 222L500 274L534 222', main.deep, 0.8, '6 3') +
        thread('M392 178C420 214 458 230 500 230C542 230 580 214 608 178', main.deep, 0.6, '6 3'),
};
const drawFront = shirt(style, 'front');

/** A heavy sweatshirt with ribbed neck, cuffs and hem. */
export const crewSweat: Silhouette = {
  label: 'Sweatshirt',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: shirt(style, 'back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [368, 116, 330] },
  },
};
