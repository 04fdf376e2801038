import { drawMark } from '../../core/brand.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import { onBothSides, symmetric } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Crop, Silhouette } from '../../core/silhouette.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';
import type { Face } from '../garments.ts';
import { buckle, webbing } from './bagParts.ts';

const body = symmetric(
  'M500 376C400 372 280 374 196 392C138 408 112 450 102 520C92 610 96 690 118 734C136 764 170 774 220 776C320 780 420 780 500 780',
);
const endCap =
  'M196 392C138 408 112 450 102 520C92 610 96 690 118 734C136 764 170 774 220 776C196 700 186 620 192 540C196 480 210 430 236 384Z';
const topPanel = symmetric(
  'M500 376C400 372 290 374 210 390C240 428 290 446 340 452C400 458 450 460 500 460',
);
const pocket = symmetric('M500 540C440 540 390 542 366 548C356 610 354 680 360 742C400 754 450 758 500 758');
const crop: Crop = [46, 44, 908];

/** Carrying handles: up from the foot of the bag, over, and down again; the far one lies a little higher. */
const nearHandle =
  'M312 776C306 660 304 560 318 470C336 330 420 262 500 260C580 262 664 330 682 470C696 560 694 660 688 776';
const farHandle = 'M346 396C360 300 430 236 508 232C580 236 648 300 660 396';

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, { main, second, accent, brand, markColour }) =>
    groundShadow(pen, 502, 778, 390) +
    webbing(pen, farHandle, second, 26) +
    panel(pen, {
      outline: body,
      tones: main,
      light: [380, 370, 500, 790],
      edge: 34,
      edgeStrength: 0.5,
      rim: 0.45,
      textures: [
        ['twill', 0.35],
        ['nylon', 0.8],
        ['sleeveDrape', 0.5],
      ],
      inside:
        soft(pen, 'M220 470C340 500 620 500 780 470L780 540C620 570 340 570 220 540Z', '#fff', 34, 0.3) +
        soft(pen, 'M110 700C300 740 700 740 890 700L890 790L110 790Z', '#000', 34, 0.34) +
        folds(pen, [
          [220, 480, 300, 560, -12, 11, 0.28, 9],
          [240, 620, 300, 720, 10, 10, 0.22, 9],
          [780, 480, 700, 570, 12, 11, 0.3, 9],
          [760, 630, 700, 730, -10, 10, 0.24, 9],
          [420, 480, 470, 530, 8, 8, 0.18, 9],
        ]),
    }) +
    onBothSides((side) =>
      panel(pen, {
        outline: side.path(endCap),
        tones: second,
        light: side.name === 'left' ? [100, 400, 230, 770] : [770, 400, 930, 770],
        edge: 18,
        rim: 0.45,
        cast: 'thin',
        textures: [
          ['twill', 0.4],
          ['nylon', 0.7],
        ],
        stitch: { inset: 8, strength: 0.3 },
        inside: softLine(
          pen,
          side.path('M150 440C130 540 134 660 160 760'),
          '#fff',
          18,
          14,
          side.name === 'left' ? 0.3 : 0.1,
        ),
      }),
    ) +
    panel(pen, {
      outline: topPanel,
      tones: main,
      light: [0, 370, 0, 470],
      edge: 10,
      edgeStrength: 0.4,
      rim: 0.45,
      textures: [['nylon', 0.7]],
      inside: soft(pen, 'M240 400C400 380 600 380 760 400L740 424C600 404 400 404 260 424Z', '#fff', 9, 0.3),
    }) +
    drawZip(pen, 'M226 416C320 440 400 446 500 446C600 446 680 440 774 416', 9) +
    drawZipPull(pen, 262, 424, 16, accent) +
    (face === 'front'
      ? panel(pen, {
          outline: pocket,
          tones: main,
          light: [400, 540, 480, 760],
          edge: 14,
          edgeStrength: 0.42,
          rim: 0.5,
          cast: 'thin',
          textures: [
            ['twill', 0.35],
            ['nylon', 0.7],
          ],
          stitch: { inset: 8, strength: 0.28 },
          inside: folds(pen, [
            [380, 740, 440, 660, 8, 8, 0.2, 9],
            [620, 740, 570, 650, -8, 8, 0.22, 9],
          ]),
        }) +
        drawZip(pen, 'M378 570C440 562 560 562 622 570', 6) +
        drawZipPull(pen, 612, 569, -12, accent) +
        drawMark(brand, 442, 600, 116, markColour)
      : drawMark(brand, 450, 540, 100, markColour)) +
    webbing(pen, nearHandle, second, 32) +
    pen.cast('thin', line('M436 276C456 264 480 260 500 260C520 260 544 264 564 276', second.base, 44)) +
    line('M440 268C460 256 480 252 500 252C520 252 540 256 560 268', second.highlight, 10, {
      filter: pen.blur(4),
      opacity: 0.7,
    }) +
    [318, 682]
      .map(
        (x) =>
          `<g>${line(`M${x - 20} 500L${x + 20} 500M${x - 20} 720L${x + 20} 720`, accent.base, 7, { 'stroke-linecap': 'butt' })}</g>`,
      )
      .join('') +
    onBothSides((side) => buckle(pen, side.x(150), 470, side.sign * -14, 0.5));
}

const drawFront = drawFace('front');

/** A sports bag for one weekend. */
export const duffel: Silhouette = {
  label: 'Sports bag',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [330, 400, 380] },
  },
};
