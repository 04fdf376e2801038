import { drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { soft, softLine } from '../../core/light.ts';
import { readableOn } from '../../core/paint.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { collarRoll, collarThread, flatCrop, grooveAlong, pullLoop, rubber, toeCrop } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { topView } from './topView.ts';

/* Children's feet are as high as ours and much shorter, so the same canvas shows a taller, rounder shoe. */
const upper =
  'M124 630C108 570 116 520 128 470C136 426 130 376 138 330C142 306 170 300 188 318C216 372 254 406 314 402C366 398 402 364 426 322L446 302C500 368 560 420 640 446C730 470 808 470 862 516C908 556 928 606 916 664L124 668Z';
const tongue =
  'M424 346C416 306 418 262 432 234C442 220 482 224 490 244C496 272 514 310 546 346C588 388 630 418 672 440L646 470C570 458 476 410 424 346Z';
const farCollar =
  'M158 326C180 302 262 310 318 316C372 318 416 296 442 282L450 346C404 400 350 420 300 414C240 410 190 376 158 326Z';
const heel =
  'M124 630C108 570 116 520 128 470C136 426 130 376 138 330C142 312 160 306 176 310C172 370 188 424 218 468C250 516 272 560 280 620L124 640Z';
const bumper =
  'M916 664C928 606 908 556 862 516C840 498 812 486 784 480C800 520 770 580 700 600C640 612 600 620 560 640L560 668Z';
const overlay =
  'M280 620C272 560 250 516 230 486C310 480 380 440 424 384C470 430 540 466 620 480C610 540 580 600 560 640Z';
const strapBack =
  'M340 500C380 470 412 420 436 352C444 330 470 318 494 322C520 328 540 350 546 380C520 440 470 500 420 540C392 548 356 530 340 500Z';
const strapFront =
  'M470 560C520 530 560 486 588 430C600 410 628 406 652 416C678 428 690 446 690 466C664 520 610 566 560 592C528 598 488 586 470 560Z';
const collar = 'M138 338C142 306 170 300 188 318C216 372 254 406 314 402C366 398 402 364 430 320';
const midsole =
  'M122 596C100 606 88 640 94 668C102 700 132 718 176 722C300 730 480 730 610 726C750 720 846 702 912 660C936 640 940 612 920 600C880 628 810 642 730 640C620 636 540 620 440 608C330 596 200 584 122 596Z';
const outsole =
  'M100 690C130 714 176 718 300 724C480 728 610 724 690 718C780 710 850 690 912 652C932 648 930 664 918 676C850 716 750 734 610 740L176 736C130 732 104 716 100 690Z';

function strap(pen: Pen, outline: string, { accent }: Paint): string {
  return panel(pen, {
    outline,
    tones: accent,
    light: [380, 330, 520, 590],
    edge: 9,
    edgeStrength: 0.42,
    rim: 0.65,
    cast: 'thick',
    textures: [['foam', 0.7]],
    stitch: { inset: 9, strength: 0.6 },
  });
}

function drawUpper(pen: Pen, paint: Paint): string {
  const { main, second, lining, brand, markColour, accentColour } = paint;
  return (
    panel(pen, {
      outline: farCollar,
      tones: lining,
      light: [0, 300, 0, 414],
      edge: 26,
      edgeStrength: 0.7,
      rim: 0.3,
      textures: [['mesh', 0.4]],
    }) +
    panel(pen, {
      outline: tongue,
      tones: main,
      light: [420, 230, 500, 460],
      textures: [['mesh', 0.5]],
      stitch: { inset: 9, strength: 0.4 },
    }) +
    pullLoop(pen, 'M436 240C426 212 444 200 460 204C474 210 478 224 472 238', second, 12) +
    panel(pen, {
      outline: upper,
      tones: main,
      light: [420, 310, 480, 670],
      edge: 26,
      rim: 0.65,
      textures: [['mesh', 0.55]],
      inside:
        soft(
          pen,
          'M120 520C220 570 360 570 500 580C660 600 820 610 916 640L910 690L120 690Z',
          '#000',
          22,
          0.24,
        ) +
        soft(pen, 'M200 400C260 440 350 440 410 390C400 450 320 490 220 470Z', '#fff', 14, 0.26) +
        soft(pen, 'M660 456C740 476 810 486 864 534C820 530 740 510 660 490Z', '#fff', 9, 0.4),
    }) +
    panel(pen, {
      outline: overlay,
      tones: main,
      light: [380, 390, 440, 640],
      edge: 9,
      edgeStrength: 0.36,
      rim: 0.6,
      cast: 'thin',
      textures: [['leather', 0.5]],
      stitch: { inset: 8, strength: 0.5 },
      inside: soft(pen, 'M270 600C380 600 500 580 610 540L560 660L280 640Z', '#000', 22, 0.22),
    }) +
    panel(pen, {
      outline: bumper,
      tones: second,
      light: [700, 480, 760, 668],
      edge: 12,
      rim: 0.65,
      cast: 'thin',
      textures: [['foam', 0.6]],
      inside:
        soft(pen, 'M790 500C850 520 890 560 900 610C860 560 820 540 780 540Z', '#fff', 9, 0.4) +
        repeat(5, (index) =>
          softLine(
            pen,
            `M${740 + index * 30} ${616 - index * 9}C${760 + index * 30} 630 ${770 + index * 28} 640 ${776 + index * 26} 656`,
            '#000',
            4,
            1.6,
            0.25,
          ),
        ),
    }) +
    panel(pen, {
      outline: heel,
      tones: second,
      light: [120, 310, 250, 640],
      edge: 12,
      rim: 0.65,
      cast: 'thin',
      textures: [['foam', 0.6]],
      stitch: { inset: 8, strength: 0.35 },
      inside: soft(pen, 'M140 350C154 420 154 500 140 590C168 520 174 420 160 340Z', '#fff', 6, 0.4),
    }) +
    drawMark(brand, 292, 520, 48, markColour, 0.95) +
    collarRoll(pen, collar, second, 26) +
    collarThread('M160 356C190 404 240 432 314 426C374 420 410 388 430 352', 0.35) +
    strap(pen, strapFront, paint) +
    strap(pen, strapBack, paint) +
    drawMark(brand, 428, 408, 40, readableOn(accentColour), 0.9)
  );
}

function drawSole(pen: Pen, { sole, accent }: Paint): string {
  return (
    panel(pen, {
      outline: outsole,
      tones: rubber,
      light: [0, 690, 0, 740],
      edge: 4,
      rim: 0.4,
      textures: [['grit', 0.8]],
    }) +
    panel(pen, {
      outline: midsole,
      tones: sole,
      light: [0, 590, 0, 730],
      edge: 15,
      edgeStrength: 0.4,
      rim: 0.9,
      textures: [['foam', 0.9]],
      inside:
        grooveAlong(pen, 'M96 656C220 650 340 672 470 676C620 680 780 664 920 618') +
        repeat(5, (index) =>
          panel(pen, {
            outline: `M${150 + index * 56} 684C${162 + index * 56} 680 ${178 + index * 56} 681 ${186 + index * 56} 687C${184 + index * 56} 704 ${164 + index * 56} 708 ${152 + index * 56} 702Z`,
            tones: accent,
            light: [0, 680, 0, 708],
            edge: 4,
            edgeStrength: 0.5,
            rim: 0.4,
          }),
        ),
    })
  );
}

const drawSide = (pen: Pen, paint: Paint): string =>
  groundShadow(pen, 500, 730, 410) + drawUpper(pen, paint) + drawSole(pen, paint);

const drawTop = topView({ upper: 'knit', toe: 'guard', laces: 0, straps: 2, opening: 'padded' });
const drawUnder = soleView({ tread: 'pods' });

/** A child's trainer with two straps, so that it goes on without help. */
export const kidsRunner: Silhouette = {
  label: 'Children’s running shoe',
  views: {
    side: { draw: drawSide, crop: [28, -4, 968] },
    heel: { draw: drawSide, crop: [70, 270, 440] },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: toeCrop },
  },
};
