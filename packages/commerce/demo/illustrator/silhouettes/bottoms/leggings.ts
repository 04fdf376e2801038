import { drawMark } from '../../core/brand.ts';
import { folds, soft, softLine } from '../../core/light.ts';
import type { FoldRow } from '../../core/light.ts';
import { mirrorPath, onBothSides, symmetric } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Crop, Silhouette } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';
import type { Face } from '../garments.ts';

const leg =
  'M500 246L352 246C334 326 322 418 332 520C342 600 368 640 366 720C362 800 374 860 386 934L454 934C462 840 478 760 474 660C472 560 494 460 500 384Z';
const waist = symmetric('M500 88C450 88 402 88 362 92C352 148 346 198 346 258C400 252 450 248 500 248');
const sidePanel = 'M352 256C334 330 322 420 332 520C338 570 352 600 360 640C376 556 366 420 384 258Z';
const crop: Crop = [12, 20, 976];

const legFolds: readonly FoldRow[] = [
  [344, 612, 450, 642, 8, 6, 0.3, 4],
  [350, 642, 456, 670, 6, 5, 0.24, 4],
  [498, 400, 420, 436, -8, 7, 0.24, 6],
  [366, 862, 454, 878, 4, 4, 0.28, 2.5],
  [370, 892, 454, 906, 4, 4, 0.26, 2.5],
];

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, { main, second, accent, brand, markColour }) =>
    flatShadow(pen, [leg, mirrorPath(leg), waist]) +
    onBothSides((side) => {
      const isLeft = side.name === 'left';
      const rows = isLeft
        ? legFolds
        : legFolds.map(([x1, y1, x2, y2, bend, ...rest]): FoldRow => [
            1000 - x1,
            y1 + 4,
            1000 - x2,
            y2 + 6,
            -bend,
            ...rest,
          ]);
      return (
        panel(pen, {
          outline: side.path(leg),
          tones: main,
          light: isLeft ? [340, 0, 490, 0] : [520, 0, 670, 0],
          edge: 26,
          edgeStrength: 0.52,
          rim: 0.45,
          textures: [['jersey', 0.8]],
          inside:
            soft(
              pen,
              side.path(
                'M386 260C366 420 384 560 398 660C402 760 402 860 412 934L424 934C424 800 436 700 428 600C424 480 440 380 440 260Z',
              ),
              '#fff',
              14,
              isLeft ? 0.32 : 0.22,
            ) +
            softLine(
              pen,
              side.path('M498 384C486 500 474 560 474 660C476 760 462 860 454 934'),
              '#000',
              28,
              14,
              0.46,
            ) +
            folds(pen, rows) +
            seam(side.path('M384 258C366 420 376 556 360 640')),
        }) +
        panel(pen, {
          outline: side.path(sidePanel),
          tones: second,
          light: [340, 300, 380, 640],
          edge: 8,
          rim: 0.35,
          textures: [['fineMesh', 0.7]],
        }) +
        (face === 'front'
          ? ''
          : softLine(pen, side.path('M372 380C400 452 462 470 498 430'), '#000', 12, 9, 0.34)) +
        thread(side.path('M384 916C408 922 432 922 456 916'), main.highlight, 0.5, '5 3', 1.4)
      );
    }) +
    panel(pen, {
      outline: waist,
      tones: main,
      light: [340, 0, 660, 0],
      edge: 18,
      rim: 0.5,
      cast: 'thin',
      textures: [['jersey', 0.8]],
      inside:
        soft(pen, 'M402 96C390 156 390 200 396 252L452 250C446 200 448 150 454 92Z', '#fff', 14, 0.3) +
        folds(pen, [
          [352, 210, 440, 190, -6, 5, 0.2, 4],
          [650, 200, 560, 180, 6, 5, 0.2, 4],
        ]),
    }) +
    thread('M348 238C400 232 450 229 500 229C550 229 600 232 652 238', main.highlight, 0.55, '6 3') +
    seam('M500 248L500 394') +
    (face === 'front'
      ? drawMark(brand, 404, 160, 34, markColour, 0.95)
      : panel(pen, {
          outline: 'M452 118L548 118L544 204L456 204Z',
          tones: second,
          light: [0, 110, 0, 210],
          edge: 6,
          edgeStrength: 0.4,
          rim: 0.4,
          stitch: { inset: 6, strength: 0.35 },
        }) + drawMark(brand, 484, 142, 32, accent.base, 0.95));
}

const drawFront = drawFace('front');

/** High-waisted leggings with open-knit sides. */
export const leggings: Silhouette = {
  label: 'Leggings',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [320, 72, 360] },
  },
};
