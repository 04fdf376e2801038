import { drawMark } from '../../core/brand.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import type { FoldRow } from '../../core/light.ts';
import { mirrorPath, onBothSides } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Crop, Silhouette } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';
import type { Face } from '../garments.ts';
import { drawcord, drawWaistband, gathers } from './bottomParts.ts';

/** The back half of the leg, which shows where the front half swings open. */
const backLeg =
  'M300 320C270 420 232 520 196 606C190 632 200 654 226 664C300 682 400 690 486 690C492 640 496 600 500 560L420 420Z';
/** The front half: its hem rises in a long curve to the split at the side. */
const frontLeg =
  'M500 324L292 324C286 372 276 420 270 470C278 560 312 634 380 668C412 682 450 686 490 688C494 630 498 590 500 556Z';
const splitEdge = 'M270 470C278 560 312 634 380 668C412 682 450 686 490 688';
const crop: Crop = [130, 82, 740];

const legFolds: readonly FoldRow[] = [
  [330, 342, 314, 500, 14, 11, 0.24, 9],
  [404, 342, 396, 460, 8, 9, 0.2, 9],
  [497, 546, 386, 600, -14, 11, 0.32, 9],
  [494, 590, 350, 640, -16, 10, 0.26, 9],
  [430, 680, 420, 560, 12, 11, 0.22, 14],
];

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, { main, second, accent, brand, markColour }) =>
    flatShadow(pen, [backLeg, mirrorPath(backLeg), frontLeg, mirrorPath(frontLeg)]) +
    onBothSides(
      (side) =>
        panel(pen, {
          outline: side.path(backLeg),
          tones: second,
          light: [200, 320, 300, 690],
          edge: 14,
          rim: 0.35,
          textures: [['nylon', 0.6]],
          inside: folds(
            pen,
            side.name === 'left'
              ? [[230, 660, 280, 480, 12, 10, 0.28, 9]]
              : [[770, 660, 720, 490, -12, 10, 0.28, 9]],
          ),
        }) + thread(side.path('M206 640C280 664 390 672 486 672'), second.highlight, 0.4, '6 3'),
    ) +
    onBothSides((side) => {
      const rows =
        side.name === 'left'
          ? legFolds
          : legFolds.map(([x1, y1, x2, y2, bend, ...rest]): FoldRow => [
              1000 - x1,
              y1,
              990 - x2,
              y2 + 10,
              -bend,
              ...rest,
            ]);
      return (
        panel(pen, {
          outline: side.path(frontLeg),
          tones: main,
          light: side.name === 'left' ? [290, 320, 420, 690] : [580, 310, 740, 690],
          edge: 18,
          edgeStrength: 0.44,
          rim: 0.45,
          cast: 'thin',
          textures: [
            ['nylon', 0.55],
            ['drape', 0.7],
          ],
          inside:
            soft(
              pen,
              side.path('M330 350C320 440 322 560 360 640L420 660C390 560 390 450 400 350Z'),
              '#fff',
              22,
              side.name === 'left' ? 0.26 : 0.12,
            ) +
            softLine(pen, side.path('M500 380L490 690'), '#000', 22, 14, 0.32) +
            gathers(pen, 340, side.name === 'left' ? 306 : 512, side.name === 'left' ? 490 : 692, 84) +
            folds(pen, rows),
        }) +
        line(side.path(splitEdge), accent.low, 9, { 'stroke-linecap': 'butt' }) +
        line(side.path(splitEdge), accent.light, 5, {
          'stroke-linecap': 'butt',
          transform: 'translate(-.8 -1)',
        })
      );
    }) +
    seam('M500 340L500 556', main.ink) +
    drawWaistband(pen, { top: 262, halfTop: 204, halfBottom: 210, height: 72, tones: main }) +
    (face === 'front'
      ? drawcord(pen, 306, accent) + drawMark(brand, 336, 560, 40, markColour, 0.95)
      : drawZip(pen, 'M450 372L550 372', 5) +
        drawZipPull(pen, 544, 372, -10, accent) +
        drawMark(brand, 482, 282, 34, markColour, 0.9));
}

const drawFront = drawFace('front');

/** Racing shorts split to the hip. */
export const splitShorts: Silhouette = {
  label: 'Split running shorts',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [238, 380, 320] },
  },
};
