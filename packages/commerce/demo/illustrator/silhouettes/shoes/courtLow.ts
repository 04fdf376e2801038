import { drawMark } from '../../core/brand.ts';
import { repeat, ringBand } from '../../core/geometry.ts';
import { path, soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { thread } from '../../core/stitching.ts';
import { collarRoll, flatCrop, heelCrop, lacing, rubber, sideCrop, toeCrop } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { topView } from './topView.ts';

const upper =
  'M132 628C122 580 128 540 132 500C136 460 130 420 134 392C138 372 160 366 176 378C204 420 244 446 300 440C348 434 378 404 398 372L420 352C476 410 548 468 628 498C700 522 790 512 848 540C894 564 908 604 902 660L132 660Z';
const tongue =
  'M396 396C386 356 384 316 396 288C404 272 446 276 456 294C462 320 478 346 506 376C560 424 612 462 656 486L632 516C560 506 450 450 396 396Z';
const tongueLabel = 'M402 300C412 290 440 292 448 304L458 342L414 348Z';
const farCollar =
  'M152 388C172 364 250 374 304 370C352 366 396 344 418 334L424 392C384 440 334 456 292 452C240 450 186 430 152 388Z';
const quarter =
  'M132 500C180 520 220 520 262 500C310 478 360 452 392 396L420 352C476 410 548 468 628 498C640 516 636 540 610 556C560 584 520 612 500 660L130 660C126 600 126 540 132 500Z';
const eyestay =
  'M398 372L420 352C476 410 548 468 628 498C648 506 660 520 648 532C628 540 590 534 552 518C490 492 430 446 388 412C386 396 390 386 398 372Z';
const heel =
  'M132 628C122 580 128 540 132 500C136 460 130 420 134 392C138 376 154 370 168 378C168 420 186 450 214 470C232 500 240 560 236 660L132 660Z';
const toeCap = 'M902 660C908 604 894 566 848 540C822 528 792 522 760 518C734 554 726 610 728 660Z';
const band = 'M262 660C300 600 330 540 340 474L378 448C384 530 352 606 324 660Z';
/** In place of the band: the corner arc. */
const arc = ringBand(236, 664, 118, 146, 0, 84);
const collar = 'M136 398C140 374 160 366 176 378C204 420 244 446 300 440C348 434 378 404 400 368';
const cupsole =
  'M112 616C100 640 102 690 116 706C126 716 150 720 190 720L800 720C850 720 894 712 912 690C928 668 924 628 910 606C862 618 780 626 690 626C520 622 260 618 112 616Z';
const outsole =
  'M112 700C126 712 150 716 190 716L800 716C850 716 894 706 912 688C912 714 880 730 820 731L180 731C140 731 118 722 112 700Z';

function drawUpper(
  pen: Pen,
  { main, second, accent, lining, brand, markColour, accentColour, variant }: Paint,
): string {
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 340, 0, 450],
      edge: 26,
      edgeStrength: 0.6,
      rim: 0.3,
      textures: [['mesh', 0.35]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: main,
      light: [400, 280, 460, 510],
      textures: [['leather', 0.8]],
      stitch: { inset: 10, strength: 0.5 },
    }) +
    panel(pen, {
      outline: tongueLabel,
      tones: accent,
      light: [0, 290, 0, 350],
      edge: 4,
      rim: 0.5,
      cast: 'thin',
    }) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [420, 350, 460, 680],
      edge: 24,
      edgeStrength: 0.42,
      rim: 0.8,
      textures: [['leather', 0.9]],
      inside:
        soft(pen, 'M560 470C660 508 780 508 848 544C822 558 700 560 600 520Z', '#fff', 9, 0.6) +
        pen.fade(
          [620, 0, 720, 0],
          pen.clip(
            'M650 522C700 530 740 526 768 530C744 552 734 580 730 604C690 600 660 570 650 522Z',
            pen.texture('perforation', 0.8),
          ),
        ) +
        softLine(pen, 'M640 520C640 556 660 590 690 616', '#000', 12, 9, 0.22),
    }) +
    panel(pen, {
      outline: toeCap,
      tones: second,
      light: [760, 520, 800, 660],
      edge: 10,
      edgeStrength: 0.4,
      rim: 0.7,
      cast: 'thin',
      textures: [['leather', 0.9]],
      stitch: { inset: 8, strength: 0.7 },
    }) +
    panel(pen, {
      outline: quarter,
      tones: main,
      light: [380, 400, 420, 660],
      edge: 10,
      edgeStrength: 0.38,
      rim: 0.7,
      cast: 'thin',
      textures: [['leather', 1]],
      stitch: { inset: 9, strength: 0.7 },
      inside:
        soft(pen, 'M140 560C240 600 400 600 560 570L500 680L130 680Z', '#000', 22, 0.2) +
        soft(pen, 'M200 530C280 520 360 480 410 420C420 470 340 540 220 560Z', '#fff', 14, 0.35),
    }) +
    (variant === 1
      ? ''
      : panel(pen, {
          outline: variant === 0 ? band : arc,
          tones: accent,
          light: [300, 460, 380, 660],
          edge: 6,
          edgeStrength: 0.4,
          rim: 0.6,
          cast: 'thin',
          textures: [['leather', 0.8]],
          stitch: { inset: 7, strength: 0.55 },
        })) +
    panel(pen, {
      outline: heel,
      tones: accent,
      light: [130, 380, 230, 640],
      edge: 12,
      edgeStrength: 0.45,
      rim: 0.6,
      cast: 'thin',
      textures: [['leather', 1]],
      stitch: { inset: 9, strength: 0.55 },
    }) +
    (variant === 1
      ? drawMark(brand, 314, 520, 82, accentColour, 0.95)
      : drawMark(brand, 420, 560, 40, markColour, 0.9)) +
    collarRoll(pen, collar, second, 19) +
    panel(pen, {
      outline: eyestay,
      tones: second,
      light: [400, 360, 440, 540],
      edge: 6,
      edgeStrength: 0.35,
      rim: 0.8,
      cast: 'thin',
      textures: [['leather', 0.9]],
      stitch: { inset: 7, strength: 0.7 },
    }) +
    lacing(pen, {
      eyelets: [
        [412, 400],
        [466, 450],
        [544, 504],
        [614, 522],
      ],
      count: 6,
      width: 15,
      reach: [40, -40],
      lace: main,
    })
  );
}

function drawSole(pen: Pen, { sole }: Paint): string {
  return (
    panel(pen, {
      outline: outsole,
      tones: sole.lightness > 0.9 ? gumOf(sole) : rubber,
      light: [0, 700, 0, 732],
      edge: 3,
      rim: 0.4,
      textures: [['grit', 0.7]],
    }) +
    panel(pen, {
      outline: cupsole,
      tones: sole,
      light: [0, 606, 0, 722],
      edge: 12,
      edgeStrength: 0.38,
      rim: 0.9,
      textures: [['foam', 0.7]],
      inside:
        softLine(pen, 'M104 690C300 698 700 700 924 676', '#000', 4, 1, 0.4) +
        softLine(pen, 'M104 694C300 702 700 704 924 680', '#fff', 3, 1, 0.7) +
        thread('M112 632C300 636 640 642 800 636C850 634 890 626 914 620', sole.deep, 0.9, '9 6', 2.4) +
        soft(pen, 'M700 650C780 652 860 646 922 632L920 676C860 690 780 690 700 692Z', '#000', 2.5, 0.07) +
        repeat(16, (index) =>
          path(`M${712 + index * 13} 652l-5 36`, {
            stroke: '#000',
            'stroke-opacity': 0.16,
            'stroke-width': 3,
          }),
        ),
    })
  );
}

/** White cupsoles stand on a slip of the same rubber, shaded. */
function gumOf(sole: Paint['sole']): Paint['sole'] {
  return { ...sole, highlight: sole.base, light: sole.low, base: sole.low, low: sole.deep };
}

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 510, 722, 400) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawTop = topView({ upper: 'leather', toe: 'cap', laces: 6, opening: 'padded' });
const drawUnder = soleView({ tread: 'herringbone' });

/** A leather court shoe on a stitched cupsole. */
export const courtLow: Silhouette = {
  label: 'Court shoe',
  views: {
    side: { draw: drawSide, crop: sideCrop },
    heel: { draw: drawSide, crop: heelCrop },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: toeCrop },
  },
};
