import { drawMark } from '../../core/brand.ts';
import { folds, soft, softLine } from '../../core/light.ts';
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

const leg =
  'M500 156L334 156C318 230 304 310 300 400C298 520 316 640 332 740C338 790 344 830 350 862L446 862C454 790 468 700 476 610C484 520 494 440 500 388Z';
const cuff =
  'M344 852C376 860 420 862 450 856C452 888 450 916 444 938C414 946 382 944 356 936C348 910 344 880 344 852Z';
const sidePanel =
  'M334 156C318 230 304 310 300 400C298 520 316 640 332 740C338 790 344 830 350 862L366 862C356 760 334 640 328 520C322 400 336 260 352 156Z';
const crop: Crop = [12, 24, 976];

const legFolds: readonly FoldRow[] = [
  [364, 176, 330, 330, 14, 11, 0.22, 9],
  [497, 380, 380, 440, -16, 12, 0.34, 9],
  [492, 430, 350, 540, -18, 12, 0.28, 14],
  [318, 600, 440, 640, -12, 10, 0.28, 9],
  [328, 680, 452, 660, 12, 9, 0.24, 9],
  [340, 790, 450, 800, -10, 9, 0.28, 6],
  [346, 836, 446, 842, -8, 7, 0.26, 6],
  [352, 740, 440, 770, 10, 8, 0.2, 9],
];

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, { main, second, accent, brand, markColour, variant }) =>
    flatShadow(pen, [leg, mirrorPath(leg)]) +
    onBothSides((side) => {
      const rows =
        side.name === 'left'
          ? legFolds
          : legFolds.map(([x1, y1, x2, y2, bend, ...rest], index): FoldRow => [
              1000 - x1,
              y1 + 6,
              1000 - x2,
              y2 + (index % 2 === 0 ? 12 : -8),
              -bend,
              ...rest,
            ]);
      return (
        panel(pen, {
          outline: side.path(leg),
          tones: main,
          light: side.name === 'left' ? [300, 0, 500, 0] : [520, 0, 720, 0],
          edge: 24,
          edgeStrength: 0.46,
          rim: 0.4,
          textures: [
            ['drape', 0.8],
            ['sleeveDrape', 0.4],
            ['jersey', 0.8],
          ],
          inside:
            soft(
              pen,
              side.path('M372 200C346 340 350 540 380 760L410 780C400 560 404 360 430 200Z'),
              '#fff',
              22,
              side.name === 'left' ? 0.26 : 0.14,
            ) +
            softLine(pen, side.path('M498 390C488 520 476 660 450 862'), '#000', 26, 14, 0.4) +
            gathers(pen, 170, side.name === 'left' ? 346 : 512, side.name === 'left' ? 490 : 656, 80) +
            folds(pen, rows),
        }) +
        panel(pen, {
          outline: side.path(sidePanel),
          tones: variant === 1 ? accent : second,
          light: [0, 150, 0, 870],
          edge: 5,
          edgeStrength: 0.4,
          rim: 0.3,
        }) +
        panel(pen, {
          outline: side.path(cuff),
          tones: main,
          light: [0, 850, 0, 940],
          edge: 9,
          rim: 0.35,
          cast: 'thin',
          textures: [['rib', 0.8]],
        }) +
        (face === 'front'
          ? drawZip(pen, side.path('M352 236C344 280 338 320 336 356'), 5) +
            drawZipPull(pen, side.x(351), 240, side.sign * 8, accent)
          : '')
      );
    }) +
    seam('M500 170L500 388', main.ink) +
    drawWaistband(pen, { top: 92, halfTop: 158, halfBottom: 166, height: 72, tones: main }) +
    (face === 'front'
      ? drawcord(pen, 138, accent) + drawMark(brand, 372, 416, 40, markColour, 0.95)
      : seam('M560 260L650 260') +
        thread('M560 268L650 268', main.deep, 0.8) +
        thread('M560 274L560 350L650 350L650 274', main.deep, 0.6) +
        drawMark(brand, 482, 112, 34, markColour, 0.9));
}

const drawFront = drawFace('front');

/** Tapered track pants with ribbed ankles and zipped pockets. */
export const joggers: Silhouette = {
  label: 'Joggers',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [318, 74, 360] },
  },
};
