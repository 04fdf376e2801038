import { drawMark } from '../../core/brand.ts';
import { repeat, ringBand } from '../../core/geometry.ts';
import { soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { collarRoll, flatCrop, grooveAlong, lacing, pullLoop, rubber, toeCrop } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { topView } from './topView.ts';

const upper =
  'M124 640C112 588 124 536 132 486C138 430 126 356 124 292C124 262 152 250 172 262C214 288 290 296 344 280C366 272 382 258 392 240L420 222C440 300 486 380 548 434C598 476 650 498 708 508C774 512 820 514 862 540C906 570 922 612 914 668L126 668Z';
const tongue =
  'M384 256C378 216 380 180 394 160C404 146 446 150 454 170C458 206 464 250 482 300C514 362 558 420 628 468L598 498C512 446 420 366 384 256Z';
const farCollar =
  'M134 280C164 252 250 264 312 256C352 250 382 234 402 222L414 268C380 300 330 312 284 310C230 308 164 302 134 280Z';
const eyestay =
  'M392 244L420 222C440 300 486 380 548 434C598 476 646 496 696 506C712 514 712 530 696 536C644 530 582 506 528 462C458 404 412 324 390 276C386 262 388 252 392 244Z';
const heel =
  'M124 640C112 588 124 536 132 486C138 430 126 356 124 292C124 276 138 262 156 258C168 330 180 410 210 466C240 520 262 560 268 640L124 650Z';
const toeCap = 'M914 668C922 612 906 570 862 540C842 528 820 522 796 518C772 552 764 600 768 668Z';
const wing =
  'M268 640C262 560 240 520 226 490C300 520 380 500 452 420C480 448 510 470 540 486C560 500 566 530 540 560C500 600 480 620 470 650Z';
/** The corner arc round the ankle, with the mark where the corner flag would stand. */
const ankle = ringBand(204, 424, 118, 136, 0, 82);
const collar = 'M128 284C134 256 156 252 172 262C214 288 290 296 344 280C366 272 382 258 394 240';
const midsole =
  'M114 606C94 622 84 660 96 690C106 712 140 722 190 724L780 724C850 722 906 708 926 680C940 656 936 622 920 610C872 630 790 640 700 636C600 632 520 610 430 604C320 598 200 596 114 606Z';
const cushion =
  'M112 630C100 660 104 694 130 706C220 716 300 706 360 676C380 664 376 650 350 644C270 628 180 622 112 630Z';
const outsole =
  'M98 694C120 716 150 720 190 720L780 720C850 718 906 702 928 676C934 702 900 732 820 736L190 736C140 736 104 722 98 694Z';

function drawUpper(pen: Pen, { main, second, accent, lining, brand, markColour }: Paint): string {
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 230, 0, 310],
      edge: 20,
      edgeStrength: 0.7,
      rim: 0.3,
      textures: [['mesh', 0.35]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: second,
      light: [400, 160, 460, 490],
      textures: [['fineMesh', 0.6]],
      stitch: { inset: 9, strength: 0.4 },
    }) +
    pullLoop(pen, 'M402 166C394 142 410 130 424 134C438 140 440 152 436 164', accent) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [380, 250, 480, 680],
      edge: 26,
      edgeStrength: 0.48,
      rim: 0.7,
      textures: [['leather', 0.7]],
      inside:
        pen.clip(
          'M560 470C640 520 720 524 800 522C776 560 770 600 770 640L480 640C500 600 580 560 560 470Z',
          pen.texture('mesh', 0.55),
        ) +
        soft(
          pen,
          'M130 520C220 580 360 600 500 590C660 600 800 620 916 640L910 690L120 690Z',
          '#000',
          22,
          0.26,
        ) +
        soft(pen, 'M600 486C680 520 800 520 866 556C830 570 700 568 620 530Z', '#fff', 9, 0.5) +
        soft(pen, 'M160 300C230 330 330 320 384 276C390 340 330 400 200 400Z', '#fff', 22, 0.26) +
        softLine(pen, 'M150 330C240 356 340 346 410 320', '#000', 10, 6, 0.2) +
        softLine(pen, 'M676 520C670 560 684 590 706 616', '#000', 12, 9, 0.28),
    }) +
    panel(pen, {
      outline: wing,
      tones: second,
      light: [380, 420, 420, 650],
      edge: 9,
      edgeStrength: 0.4,
      rim: 0.6,
      cast: 'thin',
      textures: [['leather', 0.8]],
      stitch: { inset: 8, strength: 0.45 },
      inside: soft(pen, 'M240 510C320 530 400 500 452 440C470 480 380 560 270 570Z', '#fff', 14, 0.28),
    }) +
    panel(pen, {
      outline: heel,
      tones: second,
      light: [124, 260, 240, 640],
      edge: 13,
      rim: 0.6,
      cast: 'thin',
      textures: [['leather', 0.8]],
      stitch: { inset: 9, strength: 0.4 },
      inside: soft(pen, 'M140 300C150 380 152 470 140 580C166 520 170 400 158 290Z', '#fff', 9, 0.35),
    }) +
    panel(pen, {
      outline: toeCap,
      tones: second,
      light: [780, 520, 840, 668],
      edge: 10,
      edgeStrength: 0.42,
      rim: 0.7,
      cast: 'thin',
      textures: [['leather', 0.8]],
      stitch: { inset: 8, strength: 0.5 },
    }) +
    panel(pen, {
      outline: ankle,
      tones: accent,
      light: [220, 330, 310, 440],
      edge: 6,
      edgeStrength: 0.4,
      rim: 0.7,
      cast: 'thin',
    }) +
    drawMark(brand, 208, 352, 62, markColour, 0.95) +
    collarRoll(pen, collar, main, 26) +
    panel(pen, {
      outline: eyestay,
      tones: main,
      light: [400, 230, 480, 540],
      edge: 6,
      edgeStrength: 0.38,
      rim: 0.75,
      cast: 'thin',
      textures: [['leather', 0.8]],
      stitch: { inset: 7, strength: 0.5, dash: '5 3.5', width: 1.4 },
    }) +
    lacing(pen, {
      eyelets: [
        [404, 274],
        [440, 372],
        [540, 486],
        [664, 518],
      ],
      count: 8,
      width: 14,
      reach: [42, -34],
      lace: second,
    })
  );
}

function drawSole(pen: Pen, { sole, accent }: Paint): string {
  return (
    panel(pen, {
      outline: outsole,
      tones: rubber,
      light: [0, 700, 0, 737],
      edge: 4,
      rim: 0.4,
      textures: [['grit', 0.8]],
    }) +
    panel(pen, {
      outline: midsole,
      tones: sole,
      light: [0, 600, 0, 726],
      edge: 13,
      edgeStrength: 0.4,
      rim: 0.9,
      textures: [['foam', 0.8]],
      inside:
        grooveAlong(pen, 'M360 676C500 690 720 690 924 648', 5) +
        repeat(9, (index) => softLine(pen, `M${420 + index * 26} 690l-6 22`, '#000', 4, 1, 0.18)) +
        panel(pen, {
          outline: cushion,
          tones: accent,
          light: [0, 626, 0, 712],
          edge: 10,
          edgeStrength: 0.5,
          rim: 0.8,
          inside: repeat(
            5,
            (index) =>
              softLine(
                pen,
                `M${150 + index * 44} 634C${158 + index * 44} 660 ${154 + index * 44} 690 ${146 + index * 44} 708`,
                '#000',
                5,
                1.6,
                0.26,
              ) +
              softLine(
                pen,
                `M${155 + index * 44} 634C${163 + index * 44} 660 ${159 + index * 44} 690 ${151 + index * 44} 708`,
                '#fff',
                3,
                1,
                0.4,
              ),
          ),
        }),
    })
  );
}

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 506, 726, 408) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawTop = topView({ upper: 'leather', toe: 'cap', laces: 7, opening: 'knitCollar' });
const drawUnder = soleView({ tread: 'herringbone' });

/** A basketball shoe over the ankle, with a cushion showing in the heel. */
export const basketballHigh: Silhouette = {
  label: 'Basketball shoe',
  views: {
    side: { draw: drawSide, crop: [28, -26, 968] },
    heel: { draw: drawSide, crop: [70, 240, 440] },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: toeCrop },
  },
};
