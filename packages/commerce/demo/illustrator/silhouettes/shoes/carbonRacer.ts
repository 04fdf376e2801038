import { drawMark } from '../../core/brand.ts';
import { ringBand } from '../../core/geometry.ts';
import { line, soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { collarRoll, flatCrop, heelCrop, lacing, pullLoop, rubber, sideCrop, toeCrop } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { topView } from './topView.ts';

const upper =
  'M142 600C136 566 146 530 152 494C156 458 150 424 142 388C144 366 168 358 184 372C212 414 246 446 300 446C350 446 382 412 404 376L422 358C482 420 562 480 646 508C716 528 792 506 850 530C884 546 900 562 900 586L860 604L142 640Z';
const tongue =
  'M400 396C398 368 400 340 412 320C422 308 448 310 454 324C462 346 480 368 508 396C566 448 614 480 662 500L642 526C562 516 456 456 400 396Z';
const farCollar =
  'M160 382C176 362 252 370 304 374C354 376 396 352 420 342L426 400C384 446 332 462 290 456C238 452 190 428 160 382Z';
const collar = 'M142 392C146 366 168 358 184 372C212 414 246 446 300 446C350 446 382 412 404 374';
const eyestay =
  'M404 376L422 358C482 420 562 480 646 508C664 514 674 526 662 534C640 540 600 534 562 520C494 492 438 442 396 410C394 396 398 386 404 376Z';
const heelWing =
  'M142 600C136 566 146 530 152 494C156 458 150 424 144 392C148 378 160 370 172 372C176 420 196 462 226 496C252 526 276 548 300 562L142 612Z';
const saddle = 'M300 600C330 540 370 480 398 412C438 444 470 468 500 488C470 530 440 570 424 604Z';
const midsole =
  'M152 560C120 566 80 590 68 622C60 650 84 668 110 680C160 704 224 722 300 726C420 732 520 728 612 718C744 702 852 664 930 602C946 586 938 566 918 570C876 598 798 610 716 604C612 594 530 572 430 560C330 548 222 548 152 560Z';
const cavity = 'M292 664C350 634 440 634 520 658C562 672 560 692 520 698C440 706 336 704 292 664Z';
const plate = 'M92 644C200 598 320 604 440 634C570 668 720 668 918 586';
const lowerFoam =
  'M72 640C140 650 220 690 330 700C470 712 640 706 740 682C820 662 880 630 934 592C940 600 936 604 930 608C852 668 744 704 612 720C520 730 420 734 300 728C224 724 160 706 110 682C92 674 76 662 72 640Z';
const toeRubber = 'M560 708C700 700 830 664 924 596C944 592 944 612 926 626C836 696 720 728 590 738Z';
const heelRubber = 'M104 670C150 700 220 716 300 720L296 738C220 736 150 716 108 690Z';
const flash = ringBand(172, 612, 156, 172, 4, 74);

function drawUpper(pen: Pen, { main, second, accent, lining, brand, markColour }: Paint): string {
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 350, 0, 460],
      edge: 24,
      edgeStrength: 0.75,
      rim: 0.3,
      textures: [['knit', 0.6]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: second,
      light: [400, 310, 460, 520],
      edge: 11,
      textures: [['fineMesh', 0.6]],
    }) +
    pullLoop(pen, 'M412 324C404 304 418 294 430 300C442 304 444 314 440 322', accent, 9) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [420, 350, 470, 650],
      edge: 22,
      rim: 0.6,
      textures: [['fineMesh', 0.55]],
      inside:
        pen.fade([480, 0, 720, 0], pen.texture('mesh', 0.5)) +
        soft(
          pen,
          'M130 490C200 540 300 540 400 520C520 520 620 580 920 600L910 660L120 660Z',
          '#000',
          22,
          0.24,
        ) +
        soft(pen, 'M580 482C670 516 790 520 864 562C820 564 700 560 610 524Z', '#fff', 9, 0.5) +
        soft(pen, 'M210 462C260 492 340 490 390 444C356 510 290 530 230 512Z', '#fff', 14, 0.24) +
        panel(pen, {
          outline: flash,
          tones: accent,
          light: [300, 350, 420, 600],
          edge: 3,
          edgeStrength: 0.3,
          rim: 0.7,
          cast: 'thin',
        }) +
        softLine(pen, 'M648 526C644 556 658 584 676 606', '#000', 10, 6, 0.26) +
        softLine(pen, 'M700 534C700 558 714 580 732 598', '#000', 8, 6, 0.18),
    }) +
    panel(pen, {
      outline: saddle,
      tones: second,
      light: [360, 410, 420, 610],
      edge: 7,
      edgeStrength: 0.35,
      rim: 0.5,
      cast: 'thin',
      textures: [['foam', 0.5]],
      inside: pen.texture('perforation', 0.3),
    }) +
    drawMark(brand, 384, 508, 44, markColour, 0.95) +
    panel(pen, {
      outline: heelWing,
      tones: second,
      light: [120, 380, 240, 620],
      edge: 11,
      rim: 0.7,
      cast: 'thin',
      textures: [['foam', 0.5]],
      inside: soft(pen, 'M156 410C168 450 170 520 156 590C178 550 186 480 172 410Z', '#fff', 6, 0.45),
    }) +
    collarRoll(pen, collar, second, 14) +
    panel(pen, {
      outline: eyestay,
      tones: second,
      light: [400, 360, 440, 540],
      edge: 5,
      edgeStrength: 0.4,
      rim: 0.75,
      cast: 'thin',
      textures: [['foam', 0.4]],
      stitch: { inset: 6, strength: 0.4, dash: '5 3.5', width: 1.4 },
    }) +
    lacing(pen, {
      eyelets: [
        [420, 404],
        [476, 456],
        [556, 508],
        [630, 524],
      ],
      count: 6,
      width: 11,
      reach: [38, -38],
      lace: accent.lightness > 0.85 ? second : main,
    })
  );
}

function drawSole(pen: Pen, { accent, second, sole }: Paint): string {
  return (
    [heelRubber, toeRubber]
      .map((outline) =>
        panel(pen, {
          outline,
          tones: rubber,
          light: [0, 690, 0, 742],
          edge: 4,
          rim: 0.4,
          textures: [['grit', 0.8]],
        }),
      )
      .join('') +
    panel(pen, {
      outline: midsole,
      tones: sole,
      light: [0, 556, 0, 732],
      edge: 16,
      edgeStrength: 0.42,
      rim: 0.9,
      textures: [['foam', 0.9]],
      inside:
        soft(
          pen,
          'M150 568C230 552 330 556 440 570C540 584 620 608 720 614C800 618 870 602 914 578L912 592C860 626 790 634 712 628C600 618 520 594 430 582C330 570 220 574 110 594Z',
          '#fff',
          4,
          0.6,
        ) +
        panel(pen, {
          outline: cavity,
          tones: second,
          light: [0, 630, 0, 706],
          edge: 14,
          edgeStrength: 0.9,
          rim: 0,
          textures: [['twill', 0.9]],
        }) +
        line('M290 664C350 634 440 634 520 658C562 672 560 692 520 698', '#fff', 2.4, {
          opacity: 0.55,
          transform: 'translate(1 2)',
        }) +
        line(plate, '#000', 9, { opacity: 0.32, filter: pen.blur(2.5), transform: 'translate(0 3)' }) +
        line(plate, second.base, 6) +
        line(plate, second.highlight, 1.8, { opacity: 0.8, transform: 'translate(0 -1.6)' }),
    }) +
    panel(pen, {
      outline: lowerFoam,
      tones: accent,
      light: [0, 600, 0, 735],
      edge: 6,
      edgeStrength: 0.4,
      rim: 0.7,
      textures: [['foam', 0.9]],
    })
  );
}

/** The sole is drawn too high: this brings it to the 40 mm that race rules allow, and back down to the ground. */
const slimSole = 'translate(0 123.2) scale(1 .78)';
const toGround = 'translate(0 34)';

/** The same shoe off the ground, for pictures that let it float over their own level shadow. */
export const drawFloatingRacer = (pen: Pen, paint: Paint): string =>
  `<g transform="${toGround}">${drawUpper(pen, paint)}<g transform="${slimSole}">${drawSole(pen, paint)}</g></g>`;

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 480, 730, 390) + drawFloatingRacer(pen, paint);

const drawTop = topView({ upper: 'knit', toe: 'plain', laces: 6, opening: 'padded' });
const drawUnder = soleView({ tread: 'racer' });

/** A race-day shoe: high rockered foam with the plate showing, and next to nothing above it. */
export const carbonRacer: Silhouette = {
  label: 'Carbon racing shoe',
  views: {
    side: { draw: drawSide, crop: sideCrop },
    heel: { draw: drawSide, crop: heelCrop },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: toeCrop },
  },
};
