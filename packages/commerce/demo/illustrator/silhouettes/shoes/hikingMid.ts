import { drawMark } from '../../core/brand.ts';
import { along, repeat } from '../../core/geometry.ts';
import type { Cubic, Point } from '../../core/geometry.ts';
import { line, soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { collarRoll, flatCrop, grooveAlong, lace, lacing, pullLoop, rubber, toeCrop } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { topView } from './topView.ts';

const upper =
  'M122 636C110 584 122 530 130 480C136 420 126 360 126 306C128 278 154 268 172 282C212 312 288 320 344 304C368 296 384 280 396 260L424 240C440 316 486 394 552 444C606 484 660 502 716 510C780 512 822 516 862 546C906 580 922 624 914 668L124 668Z';
const tongue =
  'M388 276C380 232 382 196 398 176C410 162 452 166 460 186C464 222 470 264 488 312C518 372 562 430 632 478L600 508C516 456 424 378 388 276Z';
const farCollar =
  'M136 294C166 268 252 280 314 272C354 266 384 252 406 240L416 286C382 318 330 332 284 330C230 326 166 318 136 294Z';
const ankle =
  'M126 312C128 278 154 268 172 282C212 312 288 320 344 304C368 296 384 280 396 260L406 300C420 340 440 380 462 412C380 440 220 430 128 420C128 380 126 340 126 312Z';
const quarter =
  'M128 420C220 430 380 440 462 412C500 460 560 500 640 520C630 560 590 600 560 640L250 640C240 560 190 500 130 480Z';
const heel =
  'M122 636C110 584 122 530 130 480C134 450 132 436 130 418C160 420 184 424 204 430C230 480 262 560 268 640L122 646Z';
const rand =
  'M560 640C590 600 640 580 700 572C750 566 780 540 800 520C830 526 850 536 866 548C908 582 924 624 914 672L540 672Z';
const eyestay =
  'M398 262L424 240C440 316 486 394 552 444C606 484 656 500 702 508C718 516 718 532 702 538C650 532 588 510 532 468C462 412 416 336 394 292C392 278 394 268 398 262Z';
const collar = 'M130 300C138 272 156 270 172 282C212 312 288 320 344 304C368 296 384 280 398 260';
const midsole =
  'M116 612C98 624 88 652 96 676C108 698 140 706 190 708L780 706C850 702 904 686 926 656C938 636 934 612 918 606C872 630 790 640 700 638C600 634 520 618 430 612C320 606 200 602 116 612Z';
const outsole =
  'M94 668C104 692 140 702 190 704L780 702C850 698 904 682 930 650C940 664 930 682 908 694C860 718 800 722 740 722L190 722C130 720 98 704 94 668Z';
const hooks: Cubic = [
  [420, 296],
  [432, 330],
  [448, 364],
  [470, 398],
];

function drawUpper(pen: Pen, { main, second, accent, lining, brand, markColour }: Paint): string {
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 250, 0, 330],
      edge: 20,
      edgeStrength: 0.7,
      rim: 0.3,
      textures: [['fineMesh', 0.6]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: second,
      light: [400, 180, 460, 500],
      textures: [['twill', 0.6]],
      stitch: { inset: 9, strength: 0.4 },
    }) +
    pullLoop(pen, 'M406 182C398 158 414 146 428 150C442 156 444 168 440 180', accent) +
    pullLoop(pen, 'M132 330C112 322 108 286 128 276', accent, 10) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [380, 270, 480, 680],
      edge: 26,
      rim: 0.6,
      textures: [['fleece', 0.6]],
      inside:
        soft(pen, 'M600 496C700 520 800 524 866 560C830 574 700 570 620 540Z', '#fff', 9, 0.4) +
        softLine(pen, 'M676 524C670 560 684 590 706 616', '#000', 12, 9, 0.3),
    }) +
    panel(pen, {
      outline: ankle,
      tones: second,
      light: [200, 270, 300, 440],
      edge: 14,
      rim: 0.5,
      textures: [['twill', 0.7]],
      inside:
        soft(pen, 'M150 310C230 340 330 332 390 292C400 350 300 390 150 380Z', '#fff', 22, 0.3) +
        softLine(pen, 'M128 352C220 376 330 370 420 336', '#000', 9, 6, 0.26) +
        softLine(pen, 'M128 392C220 412 340 410 440 376', '#000', 9, 6, 0.22),
    }) +
    panel(pen, {
      outline: quarter,
      tones: main,
      light: [380, 410, 420, 650],
      edge: 10,
      edgeStrength: 0.4,
      rim: 0.55,
      cast: 'thin',
      textures: [['fleece', 0.9]],
      stitch: { inset: 9, strength: 0.5 },
      inside:
        soft(pen, 'M130 560C260 600 420 590 620 560L560 660L130 660Z', '#000', 22, 0.28) +
        soft(pen, 'M220 450C320 456 420 440 462 424C500 470 380 500 240 490Z', '#fff', 14, 0.26) +
        panel(pen, {
          outline: 'M338 640L432 420L464 420L372 640Z',
          tones: second,
          light: [0, 420, 0, 640],
          edge: 4,
          rim: 0.6,
          cast: 'thin',
          textures: [['twill', 0.7]],
        }),
    }) +
    panel(pen, {
      outline: heel,
      tones: second,
      light: [124, 420, 240, 640],
      edge: 12,
      rim: 0.6,
      cast: 'thin',
      textures: [['grit', 0.5]],
      stitch: { inset: 8, strength: 0.35 },
    }) +
    panel(pen, {
      outline: rand,
      tones: second,
      light: [620, 510, 700, 672],
      edge: 12,
      rim: 0.6,
      cast: 'thin',
      textures: [['grit', 0.6]],
      inside:
        soft(pen, 'M800 536C850 546 884 580 896 620C860 580 820 568 780 570Z', '#fff', 9, 0.3) +
        repeat(4, (index) =>
          softLine(
            pen,
            `M${826 + index * 18} ${540 + index * 12}C${840 + index * 16} 580 ${842 + index * 15} 620 ${836 + index * 15} 650`,
            '#000',
            3,
            1,
            0.35,
          ),
        ),
    }) +
    drawMark(brand, 270, 520, 54, markColour, 0.95) +
    collarRoll(pen, collar, second, 24) +
    panel(pen, {
      outline: eyestay,
      tones: main,
      light: [400, 250, 480, 540],
      edge: 6,
      edgeStrength: 0.42,
      rim: 0.6,
      cast: 'thin',
      textures: [['fleece', 0.7]],
      stitch: { inset: 7, strength: 0.5, dash: '5 3.5', width: 1.4 },
    }) +
    lacing(pen, {
      eyelets: [
        [494, 428],
        [540, 472],
        [610, 510],
        [672, 522],
      ],
      count: 5,
      width: 9,
      reach: [40, -34],
      lace: accent,
      loop: second,
    }) +
    drawHooks(pen, accent)
  );
}

/** Open hooks up the ankle, as on every boot that has to be opened wide. */
function drawHooks(pen: Pen, tones: Paint['accent']): string {
  return repeat(3, (index) => {
    const [x, y] = along(hooks, index / 2);
    const from: Point = [x + 2, y - 2];
    return (
      lace(pen, from, [x + 34, y - 30], 9, tones) +
      pen.cast(
        'thin',
        line(
          `M${(x - 10).toFixed(1)} ${(y + 8).toFixed(1)}L${(x + 6).toFixed(1)} ${(y - 5).toFixed(1)}`,
          '#55585e',
          9,
        ),
      ) +
      line(
        `M${(x - 10).toFixed(1)} ${(y + 5).toFixed(1)}L${(x + 4).toFixed(1)} ${(y - 7).toFixed(1)}`,
        '#dfe2e6',
        2.4,
      )
    );
  });
}

function drawSole(pen: Pen, { sole, accent }: Paint): string {
  const lug = (x: number, y: number, lean: number): string =>
    panel(pen, {
      outline: `M${x} ${y}L${x + 40} ${y}L${x + 35 + lean} ${y + 26}L${x + 5 + lean} ${y + 26}Z`,
      tones: rubber,
      light: [0, y, 0, y + 26],
      edge: 3,
      rim: 0.4,
    });
  return (
    repeat(12, (index) => lug(124 + index * 52, 710, index < 4 ? -5 : 3)) +
    repeat(3, (index) => lug(752 + index * 50, 706 - index * 12 - index * index * 2, 6)) +
    panel(pen, {
      outline: midsole,
      tones: sole,
      light: [0, 600, 0, 712],
      edge: 13,
      edgeStrength: 0.42,
      rim: 0.85,
      textures: [['foam', 0.9]],
      inside:
        grooveAlong(pen, 'M96 654C220 650 380 664 520 666C680 668 820 652 926 618', 5) +
        panel(pen, {
          outline: 'M430 672L560 674L548 694L446 692Z',
          tones: accent,
          light: [0, 670, 0, 696],
          edge: 4,
          edgeStrength: 0.4,
          rim: 0.5,
        }),
    }) +
    panel(pen, {
      outline: outsole,
      tones: rubber,
      light: [0, 650, 0, 724],
      edge: 4,
      rim: 0.4,
      textures: [['grit', 0.9]],
    })
  );
}

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 506, 734, 406) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawTop = topView({ upper: 'leather', toe: 'guard', laces: 6, opening: 'knitCollar' });
const drawUnder = soleView({ tread: 'lugs' });

/** A walking boot to the ankle: suede, webbing, hooks and a rubber rand. */
export const hikingMid: Silhouette = {
  label: 'Walking boot',
  views: {
    side: { draw: drawSide, crop: [28, -20, 968] },
    heel: { draw: drawSide, crop: [70, 240, 440] },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: toeCrop },
  },
};
