import { drawMark } from '../../core/brand.ts';
import { repeat, ringBand } from '../../core/geometry.ts';
import { path, soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import {
  collarRoll,
  collarThread,
  flatCrop,
  heelCrop,
  lacing,
  pullLoop,
  rubber,
  sideCrop,
  toeCrop,
} from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { topView } from './topView.ts';

const upper =
  'M122 640C112 590 124 552 132 512C138 478 134 432 140 398C143 378 166 372 180 388C204 434 236 470 292 470C342 470 374 436 396 398L414 380C474 440 556 500 640 530C712 550 790 528 850 550C902 572 926 612 916 660L124 668Z';
const tongue =
  'M392 420C388 386 390 350 402 326C410 312 442 314 450 330C456 348 470 372 500 402C560 458 610 496 660 522L640 548C560 540 450 480 392 420Z';
const farCollar =
  'M158 392C176 372 250 384 300 390C350 394 390 372 412 362L420 420C380 470 330 486 288 480C236 478 190 440 158 392Z';
const quarter =
  'M204 508C260 520 330 500 388 430C430 462 490 514 560 544C600 560 620 580 616 640L290 610C262 584 236 552 204 508Z';
const heelCounter =
  'M122 640C112 590 124 552 132 512C138 478 134 432 140 398C143 380 160 376 172 382C166 420 176 470 204 508C236 552 262 584 290 600L124 640Z';
const toeGuard = 'M916 660C926 612 902 572 850 550C834 544 818 542 802 542C824 570 838 606 838 660Z';
const eyestay =
  'M396 398L414 380C474 440 556 500 640 530C660 538 672 550 660 560C640 566 600 560 560 544C490 514 430 462 388 430C384 420 388 410 396 398Z';
const collar = 'M140 402C144 376 166 372 180 388C204 434 236 470 292 470C342 470 374 436 398 396';
const midsole =
  'M122 584C104 592 86 626 90 656C96 694 126 714 170 719C300 727 470 727 600 722C740 716 836 698 906 656C932 640 936 616 920 608C884 634 812 642 730 638C620 632 540 606 440 592C330 577 200 572 122 584Z';
const lowerFoam =
  'M89 650C160 640 240 668 360 676C500 686 640 688 760 674C830 664 892 644 930 616C936 628 928 642 906 656C836 698 740 716 600 722C470 727 300 727 170 719C126 714 94 690 89 650Z';
const heelRubber =
  'M104 690C130 706 200 722 300 726C440 730 560 728 640 722L636 734C560 740 440 742 300 738C200 734 130 732 112 722Z';
const toeRubber = 'M670 700C770 694 850 676 906 640C926 630 936 644 924 662C876 702 780 730 682 735Z';
/** One band: the corner arc rises from the heel's foot to the eyestay, or leans towards the toe. */
const flashes = [
  ringBand(214, 640, 196, 226, 8, 78),
  ringBand(600, 690, 250, 286, 96, 150),
  ringBand(214, 640, 204, 220, 8, 78),
] as const;

function drawUpper(pen: Pen, { main, second, accent, lining, brand, markColour, variant }: Paint): string {
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 370, 0, 480],
      edge: 26,
      edgeStrength: 0.75,
      rim: 0.3,
      textures: [['knit', 0.6]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: main,
      light: [400, 310, 460, 540],
      textures: [['mesh', 0.5]],
      inside: softLine(pen, 'M408 334C420 326 438 328 446 340', '#fff', 6, 2.5, 0.6),
      stitch: { inset: 8, strength: 0.35 },
    }) +
    pullLoop(pen, 'M404 330C394 306 410 296 424 302C436 308 440 318 436 328', accent) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [420, 360, 470, 680],
      edge: 22,
      rim: 0.7,
      inside:
        pen.fade([720, 0, 560, 0], pen.texture('knit', 0.75)) +
        pen.fade([540, 0, 700, 0], pen.texture('mesh', 0.75)) +
        soft(
          pen,
          'M130 500C180 540 260 560 330 540C420 510 500 560 620 600C740 630 840 620 900 640L900 690L120 690Z',
          '#000',
          22,
          0.24,
        ) +
        soft(pen, 'M560 490C660 530 780 544 860 582C820 586 700 580 600 540Z', '#fff', 9, 0.5) +
        soft(pen, 'M200 470C250 500 330 500 380 450C350 520 280 540 220 520Z', '#fff', 14, 0.22) +
        softLine(pen, 'M640 548C636 580 650 610 668 636', '#000', 10, 6, 0.3) +
        softLine(pen, 'M690 556C690 580 704 606 722 628', '#000', 8, 6, 0.2),
    }) +
    panel(pen, {
      outline: quarter,
      tones: main,
      light: [400, 430, 430, 640],
      edge: 8,
      edgeStrength: 0.35,
      rim: 0.5,
      cast: 'thin',
      textures: [['knit', 0.45]],
      inside:
        soft(pen, 'M204 508C260 540 330 560 616 640L290 640Z', '#000', 14, 0.2) +
        panel(pen, {
          outline: flashes[variant],
          tones: accent,
          light: [380, 420, 420, 640],
          edge: 4,
          edgeStrength: 0.3,
          rim: 0.7,
          cast: 'thin',
        }),
    }) +
    panel(pen, {
      outline: heelCounter,
      tones: second,
      light: [120, 380, 240, 640],
      edge: 12,
      rim: 0.7,
      cast: 'thin',
      textures: [['foam', 0.6]],
      inside:
        soft(pen, 'M138 410C150 460 150 520 138 600C160 560 168 480 158 410Z', '#fff', 6, 0.5) +
        softLine(pen, 'M206 540C190 570 180 600 178 640', '#000', 5, 2.5, 0.3) +
        softLine(pen, 'M236 574C226 594 220 612 218 640', '#000', 5, 2.5, 0.25),
    }) +
    panel(pen, {
      outline: toeGuard,
      tones: second,
      light: [800, 550, 860, 660],
      edge: 10,
      edgeStrength: 0.45,
      cast: 'thin',
      textures: [['foam', 0.5]],
    }) +
    collarRoll(pen, collar, second) +
    collarThread('M152 414C172 446 220 490 292 490C350 490 384 456 402 426') +
    panel(pen, {
      outline: eyestay,
      tones: second,
      light: [400, 380, 440, 570],
      edge: 6,
      edgeStrength: 0.4,
      rim: 0.75,
      cast: 'thin',
      textures: [['foam', 0.5]],
      stitch: { inset: 6, strength: 0.55, dash: '5 3.5', width: 1.4 },
    }) +
    (variant === 0
      ? drawMark(brand, 318, 528, 34, markColour, 0.9)
      : drawMark(brand, 286, 520, 46, markColour, 0.9)) +
    lacing(pen, {
      eyelets: [
        [412, 428],
        [470, 482],
        [550, 536],
        [622, 550],
      ],
      count: 6,
      width: 13,
      reach: [40, -40],
      lace: main,
    })
  );
}

function drawSole(pen: Pen, { accent, sole }: Paint): string {
  return (
    [heelRubber, toeRubber]
      .map((outline) =>
        panel(pen, {
          outline,
          tones: rubber,
          light: [0, 700, 0, 742],
          edge: 4,
          rim: 0.4,
          textures: [['grit', 0.8]],
        }),
      )
      .join('') +
    repeat(7, (index) => path(`M${190 + index * 60} 726l6 0l-2 9l-5 0z`, { fill: '#fff', opacity: 0.16 })) +
    panel(pen, {
      outline: midsole,
      tones: sole,
      light: [0, 585, 0, 722],
      edgeStrength: 0.4,
      rim: 0.9,
      textures: [['foam', 0.8]],
      inside:
        soft(
          pen,
          'M120 590C200 576 330 580 440 594C540 606 620 636 730 642C812 646 880 634 912 602L912 616C870 654 800 662 720 656C600 648 520 620 430 608C330 596 200 592 110 606Z',
          '#fff',
          4,
          0.65,
        ) + softLine(pen, 'M96 646C200 640 320 664 450 668C600 672 760 660 880 624', '#000', 7, 4, 0.28),
    }) +
    panel(pen, {
      outline: lowerFoam,
      tones: accent,
      light: [0, 640, 0, 725],
      edge: 10,
      edgeStrength: 0.4,
      rim: 0.7,
      textures: [['foam', 0.9]],
      inside: [150, 205, 262, 322, 384]
        .map(
          (x) =>
            softLine(pen, `M${x} 668C${x + 8} 684 ${x + 6} 704 ${x - 6} 724`, '#000', 5, 1.6, 0.25) +
            softLine(pen, `M${x + 5} 668C${x + 13} 684 ${x + 11} 704 ${x - 1} 724`, '#fff', 3, 1.6, 0.35),
        )
        .join(''),
    })
  );
}

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 492, 724, 410) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawTop = topView({ upper: 'knit', toe: 'guard', laces: 6, opening: 'padded' });
const drawUnder = soleView({ tread: 'pods' });

/** A cushioned daily trainer: knit upper, two foams, a stack of 38 mm. */
export const roadRunner: Silhouette = {
  label: 'Road running shoe',
  views: {
    side: { draw: drawSide, crop: sideCrop },
    heel: { draw: drawSide, crop: heelCrop },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: toeCrop },
  },
};
