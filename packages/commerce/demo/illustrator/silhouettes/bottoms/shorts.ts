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

/** The hem is not a straight line: cloth on a table keeps a wave where the leg was round. */
const leg =
  'M500 244L300 244C299 313 274 388 249 466C228 535 211 604 200 658C221 673 249 670 274 678C306 689 330 681 362 689C398 698 436 692 476 697C482 625 490 532 500 446Z';
const hem = 'M206 641C226 654 253 652 278 660C300 670 334 663 366 671C400 679 438 674 476 678';
const sidePanel =
  'M300 246C299 313 274 388 249 466C228 535 211 604 200 658C221 673 245 668 264 674C278 580 293 484 302 396C308 340 312 292 312 246Z';
const liner = 'M300 660C360 673 430 676 470 676C474 692 474 705 472 716C420 726 352 722 304 710Z';
const crop: Crop = [112, 60, 776];

const legFolds: readonly FoldRow[] = [
  [330, 262, 296, 428, 18, 12, 0.26, 9.0],
  [404, 262, 392, 372, 8, 9, 0.2, 9.0],
  [497, 434, 384, 500, -18, 13, 0.34, 9.0],
  [494, 490, 346, 586, -22, 13, 0.3, 14.0],
  [470, 564, 300, 644, -16, 11, 0.22, 14.0],
  [262, 678, 292, 532, 16, 13, 0.26, 14.0],
  [362, 689, 376, 548, -14, 12, 0.24, 14.0],
  [440, 692, 430, 596, 10, 10, 0.2, 9.0],
];

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, { main, second, accent, lining, brand, markColour, variant }) =>
    flatShadow(pen, [leg, mirrorPath(leg)]) +
    onBothSides((side) =>
      panel(pen, {
        outline: side.path(liner),
        tones: lining,
        light: [0, 760, 0, 840],
        edge: 10,
        rim: 0.3,
        textures: [['mesh', 0.4]],
      }),
    ) +
    onBothSides((side) => {
      const rows =
        side.name === 'left'
          ? legFolds
          : legFolds.map(([x1, y1, x2, y2, bend, ...rest], index): FoldRow => [
              1000 - x1,
              y1,
              1000 - x2 + (index % 2) * 10,
              y2 + 14,
              -bend * 0.9,
              ...rest,
            ]);
      return (
        panel(pen, {
          outline: side.path(leg),
          tones: main,
          light: side.name === 'left' ? [280, 240, 420, 800] : [580, 230, 760, 800],
          edge: 22,
          edgeStrength: 0.46,
          rim: 0.4,
          textures: [
            ['nylon', 0.55],
            ['drape', 0.8],
          ],
          inside:
            soft(
              pen,
              side.path('M330 292C306 404 287 532 264 660L326 679C330 548 352 404 384 292Z'),
              '#fff',
              22,
              side.name === 'left' ? 0.24 : 0.1,
            ) +
            softLine(pen, side.path('M500 292L484 692'), '#000', 24, 14, 0.34) +
            gathers(pen, 262, side.name === 'left' ? 312 : 512, side.name === 'left' ? 490 : 690, 96) +
            folds(pen, rows),
        }) +
        (variant === 1
          ? line(side.path(hem), accent.base, 12, { 'stroke-linecap': 'butt', transform: 'translate(0 -16)' })
          : panel(pen, {
              outline: side.path(sidePanel),
              tones: second,
              light: [200, 260, 290, 780],
              edge: 8,
              edgeStrength: 0.4,
              rim: 0.4,
              textures: [['mesh', 0.35]],
              inside: softLine(pen, side.path('M240 500C230 564 224 612 221 660'), '#000', 12, 9, 0.24),
            })) +
        thread(side.path(hem), main.deep, 0.9, '6 3') +
        (face === 'front' ? seam(side.path('M344 258C338 316 328 366 306 401')) : '')
      );
    }) +
    seam('M500 260L500 444', main.ink) +
    drawWaistband(pen, { top: 176, halfTop: 196, halfBottom: 202, height: 80, tones: main }) +
    (face === 'front'
      ? drawcord(pen, 226, accent) + drawMark(brand, 304, 606, 40, markColour, 0.95)
      : drawZip(pen, 'M590 330L690 330', 5) +
        drawZipPull(pen, 684, 330, -12, accent) +
        drawMark(brand, 480, 204, 36, markColour, 0.9));
}

const drawFront = drawFace('front');

/** Lined running shorts, seven inches. */
export const shorts: Silhouette = {
  label: 'Shorts',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [330, 156, 340] },
  },
};
