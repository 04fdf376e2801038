import { drawMark } from '../../core/brand.ts';
import { folds, path, soft, softLine } from '../../core/light.ts';
import { onBothSides } from '../../core/outline.ts';
import type { Side } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';

const hand =
  'M168 800C166 740 158 690 146 640C134 588 120 540 112 480C106 436 98 390 94 350C92 312 140 300 150 338C158 376 168 420 178 456C180 404 174 326 172 264C172 226 226 220 230 258C234 320 240 380 244 434C248 372 248 288 250 222C252 184 306 184 308 222C310 292 308 364 306 432C314 386 322 326 330 280C336 244 386 250 384 290C380 356 372 424 366 486C368 516 370 536 376 552C392 524 410 494 426 466C444 438 482 456 474 490C462 548 432 616 398 668C382 698 372 744 368 800Z';
const cuff =
  'M160 780C230 796 306 796 376 780C380 822 380 862 374 896C304 912 232 912 164 896C158 862 156 822 160 780Z';
/** Tips that work on a telephone's screen. */
const indexTip = 'M330 280C336 244 386 250 384 290C382 308 380 324 378 342L320 340C322 320 326 300 330 280Z';
const thumbTip = 'M426 466C444 438 482 456 474 490C470 508 464 526 456 546L404 512C412 496 418 482 426 466Z';
const palmPanel =
  'M146 640C134 588 120 540 114 496C170 520 220 470 244 452C280 470 330 500 366 486C368 520 372 540 376 552L372 640C300 680 220 680 146 640Z';

function drawHand(pen: Pen, { main, second, accent, brand, markColour }: Paint, side: Side): string {
  const isLeft = side.name === 'left';
  const markX = isLeft ? 224 : 716;
  return (
    flatShadow(pen, [side.path(hand), side.path(cuff)], 0.8) +
    panel(pen, {
      outline: side.path(hand),
      tones: main,
      light: isLeft ? [180, 220, 300, 820] : [640, 220, 760, 820],
      edge: 20,
      edgeStrength: 0.5,
      rim: 0.4,
      textures: [
        ['jersey', 0.9],
        ['sleeveDrape', 0.5],
      ],
      inside:
        panel(pen, {
          outline: side.path(palmPanel),
          tones: main,
          light: [0, 440, 0, 680],
          edge: 5,
          edgeStrength: 0.25,
          rim: 0.3,
          textures: [['fineMesh', 0.6]],
        }) +
        [
          ['M178 456C178 500 172 540 170 580', 0.26],
          ['M244 434C246 490 244 530 240 580', 0.26],
          ['M306 432C304 490 304 530 308 580', 0.26],
        ]
          .map(([d, strength]) => softLine(pen, side.path(String(d)), '#000', 9, 6, Number(strength)))
          .join('') +
        [
          'M120 350C130 410 140 460 150 500',
          'M200 270C206 340 210 400 212 450',
          'M278 232C278 310 276 380 276 440',
          'M358 292C350 350 342 410 336 460',
          'M446 486C430 540 404 590 384 620',
        ]
          .map((d) => softLine(pen, side.path(d), '#fff', 16, 9, isLeft ? 0.3 : 0.2))
          .join('') +
        panel(pen, {
          outline: side.path(indexTip),
          tones: accent,
          light: [0, 250, 0, 340],
          edge: 6,
          edgeStrength: 0.4,
          rim: 0.5,
        }) +
        panel(pen, {
          outline: side.path(thumbTip),
          tones: accent,
          light: [0, 450, 0, 540],
          edge: 6,
          edgeStrength: 0.4,
          rim: 0.5,
        }) +
        folds(
          pen,
          isLeft
            ? [
                [160, 700, 300, 720, 10, 9, 0.3, 9],
                [180, 750, 340, 744, -8, 8, 0.26, 6],
                [368, 640, 250, 690, -12, 8, 0.26, 7],
                [130, 560, 190, 600, 8, 7, 0.22, 6],
              ]
            : [
                [850, 690, 690, 736, -14, 9, 0.32, 9],
                [812, 764, 690, 740, 9, 8, 0.26, 6],
                [640, 700, 720, 640, 12, 8, 0.24, 8],
                [846, 600, 770, 570, -8, 7, 0.2, 6],
              ],
        ) +
        soft(
          pen,
          side.path('M190 560C240 540 300 540 350 570L340 660C280 640 230 640 190 660Z'),
          '#fff',
          22,
          0.2,
        ),
    }) +
    seam(side.path('M376 552C372 580 362 610 344 632')) +
    thread(side.path('M384 560C380 586 370 616 352 640'), main.highlight, 0.4, '5 3', 1.4) +
    panel(pen, {
      outline: side.path(cuff),
      tones: second,
      light: [0, 780, 0, 910],
      edge: 12,
      rim: 0.35,
      cast: 'thin',
      textures: [['rib', 0.8]],
    }) +
    path(side.path('M162 800C232 814 304 814 375 800'), {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.25,
      'stroke-width': 2,
    }) +
    drawMark(brand, markX, 588, 60, markColour, 0.95)
  );
}

/** Each hand lies at its own angle, and one a little higher. */
const drawFront = (pen: Pen, paint: Paint): string =>
  onBothSides((side) => {
    const turn = side.name === 'left' ? 'rotate(-3 270 560)' : 'rotate(4.5 736 544) translate(6 -16)';
    return `<g transform="${turn}">${drawHand(pen, paint, side)}</g>`;
  });

/** A pair of running gloves. */
export const gloves: Silhouette = {
  label: 'Gloves',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: [44, 88, 912] },
    detail: { draw: drawFront, crop: [80, 430, 380] },
  },
};
