import { drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import {
  collarRoll,
  collarThread,
  flatCrop,
  grooveAlong,
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
  'M120 630C112 588 124 548 134 508C140 474 136 424 142 386C145 364 168 360 182 378C206 424 238 458 294 458C344 458 376 424 398 388L416 370C474 430 556 490 640 522C712 542 792 522 852 546C906 570 926 612 916 660L124 668Z';
const tongue =
  'M394 410C390 376 392 338 404 312C412 298 446 300 454 318C460 338 474 362 502 392C562 448 612 486 662 512L642 540C560 532 450 470 394 410Z';
const farCollar =
  'M160 382C178 360 252 372 302 378C352 382 392 360 414 350L422 410C382 460 332 476 290 470C238 468 192 430 160 382Z';
const rand =
  'M118 640C114 606 120 590 124 574C200 566 300 590 400 596C520 604 600 590 690 582C740 576 770 552 800 528C830 534 852 544 866 554C908 576 926 616 914 668L120 668Z';
const heel =
  'M120 630C112 588 124 548 134 508C140 474 136 424 142 386C145 368 162 366 174 376C168 416 178 466 206 504C228 540 250 560 268 590L122 640Z';
const eyestay =
  'M398 388L416 370C474 430 556 490 640 522C664 532 676 544 664 554C640 560 600 552 560 536C490 506 430 454 390 422C386 410 390 400 398 388Z';
/** Two bands that carry the pull of the laces down to the sole. Never three: that is another maker's sign. */
const webbing = [
  'M262 596C300 560 370 500 420 446L444 464C400 520 330 574 300 602Z',
  'M566 594L584 544L612 552L604 590Z',
];
const collar = 'M142 390C146 364 168 360 182 376C206 422 238 456 294 456C344 456 376 422 400 384';
const midsole =
  'M118 598C98 604 88 634 92 658C98 688 128 704 172 706C300 712 470 712 600 708C740 702 836 684 908 644C930 630 936 606 918 604C884 626 812 634 730 632C620 628 540 612 440 602C330 590 200 586 118 598Z';
const outsole =
  'M92 664C98 690 128 706 172 708C300 714 470 714 600 710C740 704 836 686 908 648C922 640 930 628 932 620C942 632 930 652 910 664C840 702 740 720 600 724C470 728 300 728 172 722C124 718 90 700 92 664Z';

function drawUpper(pen: Pen, { main, second, accent, lining, brand, markColour }: Paint): string {
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 360, 0, 470],
      edge: 26,
      edgeStrength: 0.75,
      rim: 0.3,
      textures: [['knit', 0.6]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: second,
      light: [400, 300, 460, 530],
      textures: [['mesh', 0.5]],
      stitch: { inset: 8, strength: 0.3 },
    }) +
    pullLoop(pen, 'M408 320C396 292 414 280 428 286C442 292 446 304 440 320', accent) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [420, 350, 470, 680],
      edge: 22,
      rim: 0.6,
      textures: [
        ['ripstop', 0.9],
        ['knit', 0.4],
      ],
      inside:
        soft(
          pen,
          'M130 500C180 540 260 560 330 540C420 510 500 560 620 590C740 620 840 610 900 640L900 690L120 690Z',
          '#000',
          22,
          0.26,
        ) +
        soft(pen, 'M560 480C660 520 780 528 850 560C820 572 700 570 600 530Z', '#fff', 9, 0.4) +
        softLine(pen, 'M640 540C636 572 650 600 668 626', '#000', 10, 6, 0.3),
    }) +
    webbing
      .map((outline) =>
        panel(pen, {
          outline,
          tones: second,
          light: [0, 450, 0, 600],
          edge: 3,
          rim: 0.6,
          cast: 'thin',
          textures: [['twill', 0.7]],
        }),
      )
      .join('') +
    panel(pen, {
      outline: heel,
      tones: second,
      light: [120, 380, 240, 640],
      edge: 12,
      rim: 0.6,
      cast: 'thin',
      textures: [['foam', 0.6]],
      inside: soft(pen, 'M138 410C150 460 150 520 138 600C160 560 168 480 158 410Z', '#fff', 6, 0.4),
    }) +
    drawMark(brand, 222, 520, 36, markColour, 0.95) +
    collarRoll(pen, collar, second, 21) +
    collarThread('M154 402C174 434 222 480 294 480C352 480 386 446 404 416', 0.4) +
    panel(pen, {
      outline: rand,
      tones: second,
      light: [0, 530, 0, 660],
      edge: 9,
      cast: 'thin',
      textures: [['grit', 0.5]],
      inside: repeat(4, (index) =>
        softLine(
          pen,
          `M${842 + index * 16} ${544 + index * 9}C${852 + index * 14} 580 ${850 + index * 14} 610 ${842 + index * 14} 640`,
          '#000',
          3,
          1,
          0.35,
        ),
      ),
    }) +
    panel(pen, {
      outline: eyestay,
      tones: second,
      light: [400, 370, 440, 560],
      edge: 6,
      rim: 0.7,
      cast: 'thin',
      textures: [['foam', 0.5]],
      stitch: { inset: 6, strength: 0.5, dash: '5 3.5', width: 1.4 },
    }) +
    lacing(pen, {
      eyelets: [
        [416, 418],
        [472, 472],
        [552, 526],
        [626, 540],
      ],
      count: 6,
      width: 8,
      reach: [40, -38],
      lace: accent,
      loop: accent,
    })
  );
}

function drawSole(pen: Pen, { sole, accent }: Paint): string {
  const lug = (x: number, y: number, width: number, height: number, lean: number): string =>
    panel(pen, {
      outline: `M${x} ${y}L${x + width} ${y}L${x + width - 5 + lean} ${y + height}L${x + 5 + lean} ${y + height}Z`,
      tones: rubber,
      light: [0, y, 0, y + height],
      edge: 3,
      rim: 0.35,
    });
  return (
    repeat(13, (index) =>
      lug(138 + index * 41, 708 + Math.sin((index / 12) * Math.PI) * 3, 30, 24, index < 4 ? -4 : 3),
    ) +
    repeat(6, (index) => lug(672 + index * 40, 704 - index * index * 2.1 - index * 4, 28, 23, 5)) +
    panel(pen, {
      outline: midsole,
      tones: sole,
      light: [0, 590, 0, 712],
      edgeStrength: 0.42,
      rim: 0.9,
      textures: [['foam', 1]],
      inside:
        grooveAlong(pen, 'M96 640C200 630 330 650 450 656C600 664 760 652 900 622') +
        [180, 232, 284, 336]
          .map((x) =>
            panel(pen, {
              outline: `M${x} 664L${x + 34} 667L${x + 26} 691L${x - 8} 688Z`,
              tones: accent,
              light: [0, 660, 0, 692],
              edge: 5,
              edgeStrength: 0.7,
              rim: 0.2,
            }),
          )
          .join(''),
    }) +
    panel(pen, {
      outline: outsole,
      tones: rubber,
      light: [0, 650, 0, 728],
      edge: 4,
      rim: 0.4,
      textures: [['grit', 0.9]],
    })
  );
}

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 492, 732, 408) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawTop = topView({ upper: 'ripstop', toe: 'guard', laces: 6, opening: 'padded' });
const drawUnder = soleView({ tread: 'lugs' });

/** A fell shoe: mud guard all round, cord lacing through loops, square lugs. */
export const trailRunner: Silhouette = {
  label: 'Trail running shoe',
  views: {
    side: { draw: drawSide, crop: sideCrop },
    heel: { draw: drawSide, crop: heelCrop },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: toeCrop },
  },
};
