import { drawMark } from '../../core/brand.ts';
import { tonesOf } from '../../core/colour.ts';
import { repeat, ringBand } from '../../core/geometry.ts';
import { soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { collarRoll, flatCrop, heelCrop, lacing, toeCrop } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { topView } from './topView.ts';

/** Halls ask for soles that leave no marks, so these are gum whatever the colourway. */
const gum = tonesOf('#B5803F');

const upper =
  'M120 664C104 612 116 566 130 526C140 492 138 462 142 436C148 414 170 408 186 422C216 458 256 476 304 470C346 464 378 446 402 418L420 404C470 452 546 502 632 524C716 540 800 536 860 572C900 598 922 630 920 684L130 690Z';
const tongue =
  'M398 436C392 404 394 372 406 352C416 340 446 344 454 360C464 386 484 412 514 438C562 474 608 498 652 516L628 540C560 528 460 490 398 436Z';
const farCollar =
  'M158 426C178 406 254 414 304 418C350 420 390 406 416 394L424 436C380 470 336 486 292 482C238 478 190 458 158 426Z';
const heel =
  'M120 664C104 612 116 566 130 526C140 492 138 462 142 436C148 420 162 414 176 416C172 470 188 520 214 556C240 592 252 630 256 690L130 690Z';
/** A suede T over the toe, where the ball is struck. */
const toe =
  'M920 684C922 630 900 598 860 572C820 548 770 540 716 538C690 534 660 530 632 524L610 560C650 580 690 590 706 610C716 640 700 664 690 690Z';
const arc = ringBand(196, 720, 236, 262, 8, 72);
const eyestay =
  'M402 420L420 404C470 452 546 502 632 524C650 530 656 544 646 552C604 554 562 544 528 530C476 506 428 472 396 446C394 434 396 426 402 420Z';
const collar = 'M142 440C148 414 170 408 186 422C216 458 256 476 304 470C346 464 378 446 404 416';
const foam =
  'M118 646C104 664 104 690 120 700C300 712 700 712 900 700C924 690 930 662 918 640C860 656 780 662 690 660C520 656 260 654 118 646Z';
const outsole =
  'M108 684C106 706 118 726 150 730L860 730C906 728 934 704 928 664C900 690 800 700 690 700C500 698 280 700 108 684Z';

function drawUpper(pen: Pen, { main, second, accent, lining, brand, markColour }: Paint): string {
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 400, 0, 480],
      edge: 22,
      edgeStrength: 0.75,
      rim: 0.3,
      textures: [['fineMesh', 0.6]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: second,
      light: [400, 350, 460, 530],
      edge: 12,
      textures: [['mesh', 0.5]],
      stitch: { inset: 8, strength: 0.4 },
    }) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [420, 410, 470, 690],
      edge: 22,
      rim: 0.7,
      textures: [['fineMesh', 0.7]],
      inside:
        soft(
          pen,
          'M120 560C240 610 420 580 560 610C720 640 840 640 916 660L910 710L120 710Z',
          '#000',
          22,
          0.26,
        ) +
        soft(pen, 'M230 490C300 504 370 480 404 446C410 500 330 540 240 540Z', '#fff', 14, 0.3) +
        panel(pen, {
          outline: arc,
          tones: accent,
          light: [300, 460, 420, 680],
          edge: 4,
          edgeStrength: 0.35,
          rim: 0.6,
          cast: 'thin',
          textures: [['leather', 0.5]],
        }),
    }) +
    drawMark(brand, 268, 572, 56, markColour, 0.95) +
    panel(pen, {
      outline: toe,
      tones: second,
      light: [720, 530, 760, 690],
      edge: 10,
      rim: 0.6,
      cast: 'thin',
      textures: [['fleece', 0.8]],
      stitch: { inset: 8, strength: 0.55 },
      inside: soft(pen, 'M640 540C720 552 820 560 880 610C820 596 720 590 660 572Z', '#fff', 9, 0.32),
    }) +
    panel(pen, {
      outline: heel,
      tones: second,
      light: [120, 410, 240, 690],
      edge: 12,
      rim: 0.6,
      cast: 'thin',
      textures: [['fleece', 0.8]],
      stitch: { inset: 8, strength: 0.5 },
    }) +
    collarRoll(pen, collar, second, 17) +
    panel(pen, {
      outline: eyestay,
      tones: second,
      light: [400, 410, 440, 550],
      edge: 5,
      edgeStrength: 0.4,
      rim: 0.7,
      cast: 'thin',
      textures: [['fleece', 0.6]],
      stitch: { inset: 6, strength: 0.5, dash: '5 3.5', width: 1.4 },
    }) +
    lacing(pen, {
      eyelets: [
        [416, 444],
        [468, 480],
        [542, 524],
        [618, 538],
      ],
      count: 6,
      width: 12,
      reach: [38, -30],
      lace: accent.lightness > 0.5 ? accent : main,
    })
  );
}

function drawSole(pen: Pen, { sole }: Paint): string {
  return (
    panel(pen, {
      outline: outsole,
      tones: gum,
      light: [0, 664, 0, 732],
      edge: 6,
      rim: 0.6,
      textures: [['grit', 0.8]],
      inside: repeat(30, (index) => softLine(pen, `M${140 + index * 26} 712l-4 18`, '#000', 4, 1, 0.24)),
    }) +
    panel(pen, {
      outline: foam,
      tones: sole,
      light: [0, 640, 0, 712],
      edge: 10,
      edgeStrength: 0.4,
      rim: 0.85,
      textures: [['foam', 0.8]],
      inside: softLine(pen, 'M110 682C300 694 700 694 924 676', '#000', 4, 1.6, 0.22),
    }) +
    panel(pen, {
      outline:
        'M920 640C932 664 930 690 916 702C880 706 840 704 800 706C840 690 880 664 890 628C904 630 914 634 920 640Z',
      tones: gum,
      light: [800, 630, 900, 710],
      edge: 6,
      rim: 0.7,
      cast: 'thin',
      textures: [['grit', 0.8]],
    })
  );
}

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 510, 724, 404) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawTop = topView({ upper: 'knit', toe: 'cap', laces: 6, opening: 'padded' });
const drawUnder = soleView({ tread: 'gum' });

/** A low shoe for the hall, on gum. */
export const indoorShoe: Silhouette = {
  label: 'Indoor football shoe',
  views: {
    side: { draw: drawSide, crop: [28, 66, 968] },
    heel: { draw: drawSide, crop: heelCrop },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: toeCrop },
  },
};
