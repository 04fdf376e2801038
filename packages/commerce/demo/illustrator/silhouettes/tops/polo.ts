import { path, softLine } from '../../core/light.ts';
import { repeat } from '../../core/geometry.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import type { Silhouette } from '../../core/silhouette.ts';

import { garmentCrop } from '../garments.ts';
import type { Face } from '../garments.ts';
import { shirt } from './shirt.ts';
import type { ShirtStyle } from './shirt.ts';

const placket = 'M478 206L522 206L522 384L478 384Z';
const leftCollar =
  'M400 150C392 168 384 196 384 222C400 250 424 268 448 276C466 252 484 228 502 214C462 208 424 188 400 150Z';
const rightCollar =
  'M600 150C608 168 616 196 616 222C600 250 576 268 552 276C534 252 516 228 498 214C538 208 576 188 600 150Z';
const backCollar =
  'M394 162C420 132 460 124 500 124C540 124 580 132 606 162C612 178 616 196 614 206C576 192 540 188 500 188C460 188 424 192 386 206C384 196 388 178 394 162Z';

function drawCollar(pen: Pen, { second, accent, main }: Paint, face: Face): string {
  const collarPart = (outline: string): string =>
    panel(pen, {
      outline,
      tones: second,
      light: [0, 130, 0, 280],
      edge: 8,
      edgeStrength: 0.4,
      rim: 0.6,
      cast: 'thin',
      textures: [['rib', 0.4]],
      stitch: { inset: 7, colour: accent.base, strength: 0.9, dash: '40 0', width: 3.4 },
    });
  if (face === 'back') return collarPart(backCollar);
  return (
    panel(pen, {
      outline: placket,
      tones: main,
      light: [470, 200, 530, 390],
      edge: 4,
      edgeStrength: 0.4,
      rim: 0.6,
      cast: 'thin',
      textures: [['pique', 0.8]],
      stitch: { inset: 4, colour: '#000', strength: 0.25, dash: '5 3.500', width: 1.4 },
    }) +
    softLine(pen, 'M500 216L500 378', '#000', 3, 1.6, 0.2) +
    repeat(3, (index) => {
      const y = 248 + index * 48;
      return (
        pen.cast('thin', `<circle cx="500" cy="${y}" r="8.500" fill="#ecebe6"/>`) +
        path(`M494 ${y - 3}A7 7 0 0 1 506 ${y - 3}`, { fill: 'none', stroke: '#fff', 'stroke-width': 1.6 }) +
        `<circle cx="498" cy="${y - 1.5}" r="1.300" fill="#555"/><circle cx="502" cy="${y - 1.5}" r="1.300" fill="#555"/><circle cx="498" cy="${y + 2}" r="1.300" fill="#555"/><circle cx="502" cy="${y + 2}" r="1.300" fill="#555"/>`
      );
    }) +
    collarPart(leftCollar) +
    collarPart(rightCollar)
  );
}

const style: ShirtStyle = {
  sleeves: 'short',
  fine: ['pique', 0.7],
  swell: 0.6,
  trimTones: ({ second }) => second,
  neck: drawCollar,
};
const drawFront = shirt(style, 'front');

/** A piqué polo with a tipped collar. */
export const polo: Silhouette = {
  label: 'Polo shirt',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: shirt(style, 'back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [360, 118, 330] },
  },
};
