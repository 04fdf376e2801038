import { drawMark } from '../../core/brand.ts';
import { repeat, ringBand } from '../../core/geometry.ts';
import { soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { flatCrop, lacing } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { drawStud } from './studs.ts';
import { topView } from './topView.ts';

const upper =
  'M112 640C96 590 108 540 124 500C138 466 140 440 140 420C142 400 160 392 176 404C200 432 240 452 296 446C340 440 376 420 400 398C440 430 520 496 610 526C700 546 800 540 868 582C912 610 934 648 922 678C860 690 300 690 130 676Z';
const collar =
  'M140 424C132 384 136 336 146 300C152 286 174 284 188 294C230 318 300 320 356 298C378 290 400 298 406 316C414 348 410 384 404 404C376 424 340 444 296 450C240 456 196 436 172 410C158 400 144 408 140 424Z';
const inside = 'M148 302C196 282 330 286 402 308C394 326 340 336 280 334C222 332 170 322 148 302Z';
const plate =
  'M112 636C104 656 112 672 140 680C260 692 380 676 480 676C620 676 740 694 860 686C910 684 930 672 922 658C860 676 740 676 620 664C480 650 260 672 112 636Z';
const throat =
  'M402 398C420 392 440 404 460 424C510 470 560 502 612 520C600 530 590 532 576 528C510 508 440 450 402 398Z';
/** The arc of the corner, cut out of the skin of the upper. */
const arc = ringBand(150, 720, 304, 338, 8, 62);

function drawRibs(pen: Pen): string {
  return repeat(9, (index) => {
    const groove = (shift: number): string =>
      `M${596 + shift + index * 27} ${548 + index * 4}C${606 + shift + index * 27} ${576 + index * 3} ${604 + shift + index * 27} ${610 + index * 3} ${590 + shift + index * 27} ${640 + index * 2}`;
    return softLine(pen, groove(0), '#000', 3, 1, 0.22) + softLine(pen, groove(4), '#fff', 2, 1, 0.35);
  });
}

function drawUpper(pen: Pen, { main, second, accent, lining, brand, markColour }: Paint): string {
  return (
    panel(pen, {
      outline: inside,
      tones: lining,
      light: [0, 280, 0, 340],
      edge: 18,
      rim: 0.2,
      textures: [['knit', 0.6]],
    }) +
    panel(pen, {
      outline: collar,
      tones: second,
      light: [150, 290, 400, 440],
      edge: 18,
      rim: 0.7,
      textures: [['rib', 0.9]],
      inside:
        soft(pen, 'M156 316C220 342 320 342 392 320C384 370 240 392 160 356Z', '#fff', 14, 0.25) +
        softLine(pen, 'M146 372C220 400 330 396 406 366', '#000', 8, 6, 0.22),
    }) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [420, 400, 470, 690],
      edge: 24,
      rim: 0.8,
      textures: [['foam', 0.4]],
      inside:
        pen.fade([760, 0, 420, 0], pen.texture('perforation', 0.26)) +
        soft(
          pen,
          'M130 540C240 600 420 560 560 600C720 640 840 640 910 670L910 700L120 700Z',
          '#000',
          22,
          0.3,
        ) +
        soft(pen, 'M480 466C600 546 760 546 880 606C800 608 620 594 480 496Z', '#fff', 9, 0.65) +
        soft(pen, 'M130 500C150 470 200 470 260 480C200 500 160 540 140 600Z', '#fff', 14, 0.4) +
        panel(pen, {
          outline: arc,
          tones: accent,
          light: [200, 400, 480, 680],
          edge: 4,
          edgeStrength: 0.35,
          rim: 0.6,
          cast: 'thin',
        }) +
        drawRibs(pen),
    }) +
    drawMark(brand, 226, 568, 60, markColour, 0.95) +
    softLine(pen, 'M404 402C450 446 530 502 612 528', '#000', 4, 1.6, 0.5) +
    panel(pen, {
      outline: throat,
      tones: second,
      light: [0, 390, 0, 540],
      edge: 8,
      rim: 0.4,
      textures: [['rib', 0.6]],
    }) +
    lacing(pen, {
      eyelets: [
        [420, 440],
        [462, 476],
        [520, 514],
        [572, 532],
      ],
      count: 5,
      width: 10,
      reach: [40, -26],
      lace: second,
    })
  );
}

function drawSole(pen: Pen, { sole, accent, second }: Paint): string {
  const base = second;
  return (
    panel(pen, {
      outline: plate,
      tones: base,
      light: [0, 640, 0, 692],
      edge: 6,
      rim: 0.8,
      cast: 'thin',
      inside: soft(
        pen,
        'M112 636C260 668 480 652 620 666C740 676 860 676 922 660L918 668C800 684 640 674 480 662C300 664 200 664 112 650Z',
        '#fff',
        2.5,
        0.6,
      ),
    }) +
    [
      { x: 132, y: 674, width: 40, height: 50, lean: -6 },
      { x: 206, y: 682, width: 38, height: 46, lean: -4 },
      { x: 580, y: 672, width: 38, height: 44, lean: 0 },
      { x: 676, y: 682, width: 38, height: 44, lean: 2 },
      { x: 782, y: 686, width: 38, height: 40, lean: 4 },
    ]
      .map((stud) => drawStud(pen, stud, base, accent.lightness > 0.4 ? accent : sole))
      .join('')
  );
}

const drawFarStuds = (pen: Pen, { second, accent }: Paint): string =>
  [
    { x: 158, y: 672, width: 32, height: 40, lean: -4 },
    { x: 230, y: 676, width: 32, height: 40, lean: -4 },
    { x: 622, y: 664, width: 30, height: 38, lean: 2 },
    { x: 726, y: 672, width: 30, height: 38, lean: 2 },
    { x: 832, y: 674, width: 30, height: 36, lean: 2 },
  ]
    .map((stud) => drawStud(pen, stud, second, accent))
    .join('');

/** The boot off the ground, for editorial pictures. */
export const drawFloatingBoot = (pen: Pen, paint: Paint): string =>
  drawFarStuds(pen, paint) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 500, 734, 400) + drawFloatingBoot(pen, paint);

const drawTop = topView({ upper: 'skin', toe: 'ribs', laces: 5, opening: 'knitCollar' });
const drawUnder = soleView({ tread: 'studs' });

/** A football boot with a knitted collar, for firm ground. */
export const knitBoot: Silhouette = {
  label: 'Football boot with knitted collar',
  views: {
    side: { draw: drawSide, crop: [28, 20, 968] },
    heel: { draw: drawSide, crop: [74, 272, 460] },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: [540, 400, 400] },
  },
};
