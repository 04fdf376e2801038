import { drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam } from '../../core/stitching.ts';
import { collarRoll, flatCrop, heelCrop, lacing } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { drawStud } from './studs.ts';
import { topView } from './topView.ts';

const upper =
  'M116 648C98 600 110 552 126 512C138 478 136 450 140 426C146 404 168 398 184 412C214 450 254 470 304 464C346 458 378 440 402 412L420 398C470 446 544 496 628 518C714 534 806 530 870 578C912 610 934 650 922 680C860 692 300 692 132 680Z';
const tongue =
  'M398 430C392 398 396 372 408 356C418 344 446 348 454 362C464 386 484 408 514 432C560 468 604 492 648 510L626 532C560 520 460 484 398 430Z';
const farCollar =
  'M156 416C176 396 254 404 304 408C350 410 390 396 416 386L424 428C380 462 336 478 292 474C238 470 188 448 156 416Z';
const heel =
  'M116 648C98 600 110 552 126 512C138 478 136 450 140 426C146 410 160 404 174 406C170 460 186 510 216 548C244 584 262 620 268 684L132 680Z';
const vamp =
  'M628 518C714 534 806 530 870 578C912 610 934 650 922 680C860 690 720 690 560 688C600 630 640 570 628 518Z';
const saddle =
  'M268 684C262 620 244 584 222 554C300 550 368 504 404 446C450 484 540 534 628 540C630 590 600 640 560 688Z';
const eyestay =
  'M402 414L420 398C470 446 544 496 628 518C644 524 650 536 640 544C600 546 560 536 528 522C476 498 428 466 396 440C394 428 396 420 402 414Z';
const sash = 'M286 688C340 640 400 580 424 508L462 528C446 600 400 660 352 690Z';
const collar = 'M140 430C146 404 168 398 184 412C214 450 254 470 304 464C346 458 378 440 404 410';
const plate =
  'M116 640C106 660 114 676 142 684C260 696 380 682 480 682C620 682 740 698 860 690C910 688 930 676 922 662C860 680 740 680 620 670C480 656 260 676 116 640Z';

function drawQuilting(pen: Pen): string {
  return (
    repeat(6, (index) => {
      const x = 676 + index * 36;
      const groove = `M${x} ${534 + index * 7}C${x + 16} 580 ${x + 12} 630 ${x - 10} 676`;
      return (
        softLine(pen, groove, '#000', 6, 2.5, 0.16) +
        softLine(pen, groove, '#000', 2, 1, 0.2) +
        softLine(
          pen,
          `M${x + 12} ${538 + index * 7}C${x + 28} 580 ${x + 24} 630 ${x + 4} 672`,
          '#fff',
          8,
          4,
          0.28,
        )
      );
    }) +
    softLine(pen, 'M640 600C720 612 820 616 916 640', '#000', 4, 2.5, 0.13) +
    softLine(pen, 'M640 608C720 620 820 624 916 648', '#fff', 4, 2.5, 0.22)
  );
}

function drawUpper(pen: Pen, { main, second, accent, lining, brand, markColour }: Paint): string {
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 390, 0, 470],
      edge: 22,
      edgeStrength: 0.75,
      rim: 0.3,
      textures: [['fineMesh', 0.6]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: second,
      light: [400, 350, 460, 520],
      edge: 12,
      textures: [['leather', 0.6]],
      stitch: { inset: 8, strength: 0.4 },
    }) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [420, 400, 470, 690],
      edge: 22,
      rim: 0.7,
      textures: [['leather', 0.7]],
    }) +
    panel(pen, {
      outline: vamp,
      tones: main,
      light: [640, 510, 720, 700],
      edge: 16,
      edgeStrength: 0.45,
      rim: 0.7,
      textures: [['leather', 0.9]],
      inside:
        drawQuilting(pen) +
        soft(pen, 'M640 528C740 542 820 552 884 606C820 590 720 580 640 566Z', '#fff', 9, 0.5),
    }) +
    panel(pen, {
      outline: saddle,
      tones: main,
      light: [400, 450, 430, 690],
      edge: 9,
      edgeStrength: 0.36,
      rim: 0.65,
      cast: 'thin',
      textures: [['leather', 0.8]],
      stitch: { inset: 8, strength: 0.55 },
      inside:
        soft(pen, 'M240 640C360 640 480 620 620 590L580 700L240 700Z', '#000', 22, 0.24) +
        soft(pen, 'M250 566C320 550 380 510 408 468C440 500 340 580 260 600Z', '#fff', 14, 0.3) +
        panel(pen, {
          outline: sash,
          tones: accent,
          light: [300, 500, 420, 690],
          edge: 5,
          edgeStrength: 0.35,
          rim: 0.6,
          cast: 'thin',
          textures: [['leather', 0.6]],
          stitch: { inset: 6, strength: 0.4, dash: '5 4', width: 1.4 },
        }),
    }) +
    drawMark(brand, 494, 580, 46, markColour, 0.92) +
    panel(pen, {
      outline: heel,
      tones: second,
      light: [120, 400, 240, 680],
      edge: 12,
      rim: 0.65,
      cast: 'thin',
      textures: [['leather', 0.8]],
      stitch: { inset: 8, strength: 0.45 },
      inside: soft(pen, 'M136 450C150 500 148 560 136 630C164 580 168 500 156 440Z', '#fff', 6, 0.4),
    }) +
    collarRoll(pen, collar, second, 15) +
    panel(pen, {
      outline: eyestay,
      tones: second,
      light: [400, 400, 440, 540],
      edge: 5,
      edgeStrength: 0.4,
      rim: 0.7,
      cast: 'thin',
      textures: [['leather', 0.7]],
      stitch: { inset: 6, strength: 0.5, dash: '5 3.5', width: 1.4 },
    }) +
    seam('M628 540C630 590 600 640 560 688') +
    lacing(pen, {
      eyelets: [
        [416, 438],
        [466, 474],
        [540, 516],
        [614, 532],
      ],
      count: 6,
      width: 11,
      reach: [38, -30],
      lace: second,
    })
  );
}

function drawSole(pen: Pen, { sole, accent }: Paint): string {
  return (
    panel(pen, {
      outline: plate,
      tones: sole,
      light: [0, 644, 0, 696],
      edge: 6,
      rim: 0.8,
      cast: 'thin',
      inside: softLine(pen, 'M120 652C260 680 480 666 620 678C740 688 860 686 916 672', '#fff', 4, 1.6, 0.6),
    }) +
    [
      { x: 134, y: 678, width: 38, height: 48, lean: -5 },
      { x: 212, y: 686, width: 36, height: 44, lean: -3 },
      { x: 560, y: 680, width: 36, height: 42, lean: 0 },
      { x: 662, y: 688, width: 36, height: 42, lean: 2 },
      { x: 770, y: 692, width: 36, height: 38, lean: 4 },
    ]
      .map((stud) => drawStud(pen, stud, sole, accent))
      .join('')
  );
}

const drawFarStuds = (pen: Pen, { sole, accent }: Paint): string =>
  [
    { x: 162, y: 676, width: 30, height: 38, lean: -3 },
    { x: 604, y: 674, width: 30, height: 36, lean: 2 },
    { x: 710, y: 680, width: 30, height: 36, lean: 2 },
    { x: 818, y: 682, width: 30, height: 34, lean: 2 },
  ]
    .map((stud) => drawStud(pen, stud, sole, accent))
    .join('');

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 500, 736, 400) + drawFarStuds(pen, paint) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawTop = topView({ upper: 'leather', toe: 'ribs', laces: 6, opening: 'padded' });
const drawUnder = soleView({ tread: 'studs' });

/** A low leather boot with a quilted vamp, for firm ground. */
export const firmGroundBoot: Silhouette = {
  label: 'Firm-ground football boot',
  views: {
    side: { draw: drawSide, crop: [28, 62, 968] },
    heel: { draw: drawSide, crop: heelCrop },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: [540, 400, 400] },
  },
};
