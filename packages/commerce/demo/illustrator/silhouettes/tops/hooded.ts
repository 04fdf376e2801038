import { drawLabel } from '../../core/brand.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import type { FoldRow } from '../../core/light.ts';
import { mirrorPath, onBothSides, symmetric } from '../../core/outline.ts';
import type { Side } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import { seam, thread } from '../../core/stitching.ts';
import { backMark, chestMark, cloth, pairedFolds, torsoLight } from '../garments.ts';
import type { Face } from '../garments.ts';
import { wordPrint } from './prints.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';

const body = symmetric(
  'M500 232C440 232 400 220 372 204C330 214 298 228 268 250C264 340 282 430 282 520C282 640 274 740 272 806C342 824 430 828 500 828',
);
const hem = symmetric('M500 816C430 816 342 812 276 798C274 832 278 862 284 880C352 896 430 900 500 900');
const sleeve =
  'M278 246C228 264 194 320 174 400C152 500 136 620 124 742C152 768 198 776 224 768C246 670 272 560 288 470C304 390 302 300 278 246Z';
const cuff =
  'M122 736C152 760 198 768 228 762C226 792 220 824 214 846C186 858 148 852 126 838C120 808 118 770 122 736Z';
const hood: Record<Face, string> = {
  front: symmetric('M500 252C450 264 404 272 362 244C322 206 344 140 404 114C440 101 470 97 500 97'),
  back: symmetric('M500 340C440 340 392 300 366 238C352 190 372 130 420 104C446 90 474 86 500 86'),
};
const hoodInside = symmetric('M500 262C462 252 430 220 414 178C412 146 440 128 500 128');
const facing =
  'M404 172C412 240 452 268 500 276C548 268 588 240 596 172L580 166C572 222 540 250 500 258C460 250 428 222 420 166Z';
const pouch = symmetric(
  'M500 620C440 620 400 620 372 620C346 660 326 700 312 744C312 768 314 780 318 790C380 800 440 802 500 802',
);
const armhole = 'M278 246C302 300 304 390 288 470C284 500 282 530 282 560';

const sleeveFolds: readonly FoldRow[] = [
  [288, 320, 192, 440, 22, 14, 0.34, 9],
  [284, 420, 162, 520, 20, 12, 0.32, 9],
  [264, 520, 152, 600, 14, 10, 0.3, 9],
  [252, 600, 142, 680, 12, 9, 0.26, 9],
  [238, 690, 132, 730, 8, 8, 0.3, 6],
];

export interface HoodedStyle {
  /** Opens down the front; otherwise it goes on over the head and has one pouch. */
  hasZip: boolean;
}

/** Sweatshirts with a hood. */
export function hooded(style: HoodedStyle, face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const { main } = paint;
    return (
      flatShadow(pen, [body, hem, sleeve, mirrorPath(sleeve), hood[face]]) +
      panel(pen, {
        outline: body,
        tones: main,
        light: [420, 210, 520, 840],
        edge: 26,
        edgeStrength: 0.44,
        rim: 0.3,
        textures: cloth(['fleece', 0.45], 0.9),
        inside:
          torsoLight(pen, 278, 722, 260, 820) +
          folds(
            pen,
            pairedFolds([
              [294, 380, 410, 520, -22, 14, 0.3, 14],
              [288, 560, 380, 640, -12, 9, 0.22, 9],
            ]),
          ) +
          folds(pen, [[470, 600, 440, 440, 10, 10, 0.14, 14]]) +
          (face === 'back'
            ? folds(pen, [
                [420, 800, 440, 600, 14, 12, 0.22, 14],
                [590, 800, 570, 560, -14, 12, 0.22, 14],
              ])
            : ''),
      }) +
      onBothSides((side) => seam(side.path(armhole))) +
      panel(pen, {
        outline: hem,
        tones: main,
        light: [0, 800, 0, 900],
        edge: 10,
        rim: 0.35,
        cast: 'thin',
        textures: [['rib', 0.8]],
      }) +
      onBothSides((side) => drawSleeve(pen, paint, side)) +
      (face === 'back'
        ? drawHoodBack(pen, paint)
        : drawPockets(pen, paint, style) + drawHoodFront(pen, paint)) +
      drawPrint(paint, style, face)
    );
  };
}

function drawSleeve(pen: Pen, { main }: Paint, side: Side): string {
  const rows =
    side.name === 'left'
      ? sleeveFolds
      : sleeveFolds.map(([x1, y1, x2, y2, bend, ...rest]): FoldRow => [
          1000 - x1,
          y1 + 10,
          1000 - x2,
          y2 - 8,
          -bend,
          ...rest,
        ]);
  return (
    panel(pen, {
      outline: side.path(sleeve),
      tones: main,
      light: side.name === 'left' ? [150, 240, 270, 770] : [760, 220, 860, 770],
      edge: 25,
      edgeStrength: 0.48,
      rim: 0.3,
      textures: [
        ['sleeveDrape', 0.85],
        ['fleece', 0.45],
      ],
      inside:
        folds(pen, rows) +
        softLine(
          pen,
          side.path('M174 400C152 500 136 620 124 742'),
          '#fff',
          12,
          14,
          side.name === 'left' ? 0.25 : 0.08,
        ),
    }) +
    panel(pen, {
      outline: side.path(cuff),
      tones: main,
      light: [0, 740, 0, 850],
      edge: 10,
      rim: 0.3,
      cast: 'thin',
      textures: [['rib', 0.8]],
    })
  );
}

function drawPockets(pen: Pen, { main, accent }: Paint, { hasZip }: HoodedStyle): string {
  const pocketPanel = panel(pen, {
    outline: pouch,
    tones: main,
    light: [0, 610, 0, 810],
    edgeStrength: 0.42,
    cast: 'thin',
    textures: [
      ['sleeveDrape', 0.6],
      ['fleece', 0.45],
    ],
    inside: folds(pen, [
      [340, 720, 470, 690, 12, 9, 0.24, 9],
      [660, 730, 540, 700, -12, 9, 0.24, 9],
    ]),
  });
  const openings = onBothSides(
    (side) =>
      thread(side.path('M380 630C354 668 336 706 322 748'), main.deep, 0.9, '6 3') +
      thread(side.path('M388 634C362 672 344 710 331 750'), main.deep, 0.7, '6 3'),
  );
  const zip = hasZip ? drawZip(pen, 'M500 268L500 900') + drawZipPull(pen, 500, 300, 0, accent) : '';
  return pocketPanel + openings + thread('M372 630L628 630', main.deep, 0.9, '6 3') + zip;
}

function drawHoodFront(pen: Pen, { main, second, lining, accent, brand }: Paint): string {
  const cords: readonly (readonly [string, number, number])[] = [
    ['M446 252C436 300 448 360 440 412', 440, 412],
    ['M554 252C566 300 550 350 558 396', 558, 396],
  ];
  return (
    panel(pen, {
      outline: hood.front,
      tones: main,
      light: [400, 80, 560, 260],
      edge: 24,
      edgeStrength: 0.48,
      rim: 0.45,
      cast: 'thick',
      textures: [
        ['sleeveDrape', 0.8],
        ['fleece', 0.45],
      ],
      inside: folds(pen, [
        [380, 150, 400, 240, 10, 8, 0.3, 6],
        [620, 150, 600, 240, -10, 8, 0.3, 6],
      ]),
    }) +
    panel(pen, {
      outline: hoodInside,
      tones: lining,
      light: [0, 120, 0, 262],
      edge: 26,
      edgeStrength: 0.95,
      rim: 0,
      textures: [['jersey', 1]],
      inside:
        soft(
          pen,
          'M414 180C440 240 470 256 500 262C530 256 560 240 586 180L586 270L414 270Z',
          '#000',
          14,
          0.5,
        ) + seam('M500 128L500 230'),
    }) +
    drawLabel(brand, 500, 152, 56) +
    panel(pen, {
      outline: facing,
      tones: main,
      edge: 7,
      rim: 0.6,
      light: [0, 166, 0, 276],
      cast: 'thin',
      textures: [['fleece', 0.5]],
    }) +
    thread('M412 174C420 234 456 260 500 268C544 260 580 234 588 174', main.deep, 0.8, '6 3') +
    cords
      .map(([d, x, y]) =>
        pen.cast(
          'thin',
          line(d, accent.base, 10) +
            line(d, accent.highlight, 3, { transform: 'translate(-2 0)', opacity: 0.7 }) +
            line(d, '#000', 9, {
              'stroke-opacity': 0.2,
              'stroke-dasharray': '1.5 4',
              'stroke-linecap': 'butt',
            }) +
            line(`M${x} ${y + 2}L${x} ${y + 20}`, second.low, 12) +
            line(`M${x - 2.5} ${y}L${x - 2.5} ${y + 20}`, '#fff', 3, { opacity: 0.5 }),
        ),
      )
      .join('') +
    onBothSides(
      (side) =>
        `<circle cx="${side.x(446)}" cy="252" r="8" fill="#c9ccd1"/><circle cx="${side.x(446)}" cy="252" r="4" fill="#222428"/>` +
        line(
          `M${side.x(446) - 6} 249C${side.x(446) - 4} 244 ${side.x(446) + 2} 243 ${side.x(446) + 4} 245`,
          '#fff',
          1.6,
        ),
    )
  );
}

function drawHoodBack(pen: Pen, { main }: Paint): string {
  return (
    panel(pen, {
      outline: hood.back,
      tones: main,
      light: [400, 90, 520, 340],
      edge: 28,
      rim: 0.4,
      cast: 'thick',
      textures: [
        ['sleeveDrape', 0.8],
        ['fleece', 0.45],
      ],
      inside:
        seam('M500 86L500 340') +
        folds(pen, [
          [400, 150, 440, 300, 14, 12, 0.3, 9],
          [600, 150, 560, 300, -14, 12, 0.3, 9],
        ]) +
        soft(pen, 'M420 120C440 100 480 96 490 100L490 300C450 280 420 200 420 120Z', '#fff', 14, 0.22),
    }) +
    thread('M492 90L492 336', main.deep, 0.8, '6 3') +
    thread('M508 90L508 336', main.deep, 0.8, '6 3')
  );
}

/** One of the variants has the name across the chest; a zip would cut it in two. */
function drawPrint(paint: Paint, { hasZip }: HoodedStyle, face: Face): string {
  if (face === 'back') return backMark(paint, 410, 76);
  return paint.variant === 1 && !hasZip ? wordPrint(paint, 516) : chestMark(paint, 600, 388, 40);
}
