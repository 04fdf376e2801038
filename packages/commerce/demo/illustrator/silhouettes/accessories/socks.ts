import { drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam } from '../../core/stitching.ts';

const sock =
  'M372 116C430 110 510 110 566 116C566 240 560 360 566 460C572 520 610 552 664 582C732 620 806 648 836 692C858 732 846 784 798 800C708 820 566 804 478 762C404 728 362 668 360 596C360 470 370 300 372 116Z';
const cuff =
  'M370 112C430 106 510 106 568 112C570 140 570 170 568 198C510 204 430 204 371 198C370 170 369 140 370 112Z';
const heel = 'M360 596C362 668 404 728 478 762C500 730 502 690 486 650C468 610 420 586 361 576Z';
const toe =
  'M836 692C858 732 846 784 798 800C776 805 752 807 726 806C708 770 716 700 752 640C790 656 820 672 836 692Z';
const archBand =
  'M548 788C580 798 620 804 656 806C636 760 640 660 686 594C664 582 640 570 622 556C560 620 536 700 548 788Z';
const bands = [
  'M371 228C440 234 500 234 567 228L567 252C500 258 440 258 371 252Z',
  'M370 270C440 276 500 276 567 270L567 282C500 288 440 288 370 282Z',
];

function drawSock(pen: Pen, { main, second, accent, brand, markColour }: Paint): string {
  return (
    panel(pen, {
      outline: sock,
      tones: main,
      light: [370, 120, 600, 800],
      edge: 24,
      edgeStrength: 0.48,
      rim: 0.4,
      textures: [
        ['fineMesh', 0.4],
        ['fleece', 0.5],
        ['sleeveDrape', 0.5],
      ],
      inside:
        repeat(
          15,
          (index) =>
            line(
              `M${380 + index * 13} 200C${379 + index * 13} 320 ${372 + index * 13.6} 440 ${374 + index * 14} 560`,
              '#000',
              3,
              { opacity: 0.1 },
            ) +
            line(
              `M${385 + index * 13} 200C${384 + index * 13} 320 ${377 + index * 13.6} 440 ${379 + index * 14} 560`,
              '#fff',
              2.4,
              { opacity: 0.1 },
            ),
        ) +
        bands
          .map((outline) =>
            panel(pen, {
              outline,
              tones: accent,
              light: [370, 0, 570, 0],
              edge: 3,
              edgeStrength: 0.25,
              rim: 0.3,
              textures: [['fineMesh', 0.5]],
            }),
          )
          .join('') +
        panel(pen, {
          outline: heel,
          tones: second,
          light: [360, 580, 480, 760],
          edge: 8,
          edgeStrength: 0.3,
          rim: 0.3,
          textures: [['cableKnit', 0.3]],
        }) +
        panel(pen, {
          outline: toe,
          tones: second,
          light: [720, 650, 840, 800],
          edge: 8,
          edgeStrength: 0.3,
          rim: 0.3,
          textures: [['cableKnit', 0.3]],
        }) +
        panel(pen, {
          outline: archBand,
          tones: main,
          light: [540, 560, 660, 800],
          edge: 5,
          edgeStrength: 0.3,
          rim: 0.3,
          textures: [['wideRib', 0.6]],
        }) +
        soft(pen, 'M400 130C396 300 392 440 396 560L450 570C440 440 446 300 452 130Z', '#fff', 22, 0.32) +
        softLine(pen, 'M560 120C556 300 552 440 566 500', '#000', 28, 14, 0.3) +
        softLine(pen, 'M420 730C540 810 700 820 830 780', '#000', 26, 14, 0.3) +
        folds(pen, [
          [566, 470, 470, 520, -10, 9, 0.3, 6],
          [580, 510, 480, 560, -10, 8, 0.26, 6],
          [370, 520, 450, 540, 6, 7, 0.2, 6],
        ]) +
        seam('M752 642C716 700 708 770 726 806'),
    }) +
    panel(pen, {
      outline: cuff,
      tones: second,
      light: [0, 106, 0, 204],
      edge: 10,
      rim: 0.4,
      cast: 'thin',
      textures: [['wideRib', 0.8]],
    }) +
    drawMark(brand, 440, 330, 62, markColour, 0.95)
  );
}

function drawFront(pen: Pen, paint: Paint): string {
  return (
    // No two socks of a pair come to lie in the same way.
    `<g transform="rotate(2 350 454) translate(-150 -6)">${flatShadow(pen, [sock])}${drawSock(pen, paint)}</g>` +
    `<g transform="rotate(-3.5 526 478) translate(26 18)">${flatShadow(pen, [sock])}${drawSock(pen, paint)}</g>`
  );
}

/** A pair of crew socks. */
export const socks: Silhouette = {
  label: 'Socks',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: [84, 18, 912] },
    detail: { draw: drawFront, crop: [350, 520, 400] },
  },
};
