import { drawLettering, drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { flatCrop, grooveAlong } from './shoeParts.ts';
import { soleView } from './soleView.ts';
import { flatLyingShadow, footprint, upperOutline } from './topView.ts';

const footbed =
  'M112 606C150 582 240 578 330 592C420 606 480 616 560 606C660 592 780 560 870 566C906 572 914 590 890 604C820 640 660 668 500 668C340 668 180 650 112 606Z';
const body =
  'M94 636C88 612 102 598 132 602C250 626 380 650 510 648C650 646 790 616 884 588C914 580 930 602 922 636C914 690 892 716 842 720L170 720C122 718 102 694 94 636Z';
const outsole =
  'M104 690C120 714 148 718 170 718L842 718C884 716 906 702 914 682C914 714 888 734 832 735L182 735C134 734 108 714 104 690Z';
/** The far half of the strap, seen from within through the opening at the instep. */
const farStrap =
  'M392 606C400 552 440 492 508 458C548 440 600 438 640 450L664 462C620 480 556 520 532 570C526 588 524 602 526 620C480 626 430 622 392 606Z';
const strap =
  'M436 690C438 624 462 556 520 502C556 470 598 450 640 448C720 452 800 500 848 560C872 592 886 628 886 658C886 682 870 690 844 692L476 702C450 702 436 702 436 690Z';
const lip =
  'M436 690C438 624 462 556 520 502C556 470 598 450 640 448C606 464 576 484 552 510C504 560 476 624 472 702C450 702 436 702 436 690Z';
const inlay = 'M462 662C600 682 760 672 884 636C888 654 886 668 882 676C760 700 600 704 462 700Z';

function drawSide(pen: Pen, { main, second, accent, sole, lining, brand, markColour }: Paint): string {
  return (
    groundShadow(pen, 506, 724, 404) +
    panel(pen, {
      outline: footbed,
      tones: second,
      light: [0, 560, 0, 668],
      edge: 12,
      rim: 0.6,
      textures: [['foam', 0.9]],
      inside:
        repeat(
          20,
          (index) =>
            softLine(pen, `M${168 + index * 12} ${594 + index * 1.2}l-16 30`, '#000', 4, 1, 0.2) +
            softLine(pen, `M${172 + index * 12} ${595 + index * 1.2}l-16 30`, '#fff', 2, 1, 0.3),
        ) + soft(pen, 'M400 560C460 560 560 580 600 640L430 680Z', '#000', 22, 0.5),
    }) +
    panel(pen, {
      outline: farStrap,
      tones: lining,
      light: [420, 420, 560, 640],
      edge: 22,
      edgeStrength: 0.6,
      rim: 0.4,
      textures: [['fineMesh', 0.5]],
      inside:
        soft(pen, 'M402 606C412 550 460 490 540 462C500 500 460 560 452 620Z', '#fff', 14, 0.16) +
        soft(pen, 'M490 640C500 560 550 490 660 450L700 640Z', '#000', 14, 0.5),
    }) +
    panel(pen, {
      outline: body,
      tones: sole,
      light: [0, 590, 0, 722],
      edge: 16,
      edgeStrength: 0.42,
      rim: 0.9,
      textures: [['foam', 1]],
      inside:
        grooveAlong(pen, 'M98 660C240 664 380 692 520 688C660 684 800 660 916 648') +
        soft(
          pen,
          'M120 606C250 634 380 658 510 656C650 654 790 624 890 594L896 606C790 640 650 668 510 670C380 670 240 646 112 618Z',
          '#fff',
          4,
          0.6,
        ) +
        soft(pen, 'M460 640C560 690 780 690 880 640L880 700L460 706Z', '#000', 14, 0.2),
    }) +
    panel(pen, {
      outline: outsole,
      tones: second,
      light: [0, 690, 0, 736],
      edge: 4,
      rim: 0.4,
      textures: [['grit', 0.7]],
    }) +
    panel(pen, {
      outline: strap,
      tones: main,
      light: [520, 410, 640, 720],
      edge: 20,
      edgeStrength: 0.42,
      rim: 0.5,
      cast: 'thick',
      textures: [['leather', 0.45]],
      inside:
        panel(pen, {
          outline: inlay,
          tones: accent,
          light: [0, 630, 0, 704],
          edge: 5,
          edgeStrength: 0.3,
          rim: 0.6,
          cast: 'thin',
        }) +
        soft(
          pen,
          'M500 580C540 500 590 466 646 462C720 470 790 520 832 574C750 520 640 510 540 620Z',
          '#fff',
          14,
          0.45,
        ) +
        soft(pen, 'M460 640C560 670 740 670 870 630L870 710L460 710Z', '#000', 22, 0.35) +
        softLine(pen, 'M780 520C810 570 824 630 822 690', '#000', 14, 9, 0.2),
    }) +
    panel(pen, {
      outline: lip,
      tones: main,
      light: [440, 450, 520, 700],
      edge: 8,
      edgeStrength: 0.4,
      rim: 0.8,
      cast: 'thin',
      textures: [['leather', 0.4]],
      inside: soft(pen, 'M444 690C448 624 474 560 526 510L540 520C492 570 468 630 462 700Z', '#fff', 4, 0.35),
    }) +
    drawMark(brand, 616, 528, 104, markColour, 0.95)
  );
}

const bed = upperOutline;
const strapAbove =
  'M520 372C590 350 700 340 780 352C800 420 802 590 776 652C700 668 600 662 530 640C500 560 496 450 520 372Z';

function drawTop(pen: Pen, { main, second, accent, sole, brand }: Paint): string {
  return (
    flatLyingShadow(pen, footprint) +
    panel(pen, {
      outline: footprint,
      tones: sole,
      light: [0, 340, 0, 660],
      edge: 12,
      edgeStrength: 0.4,
      rim: 0.9,
      textures: [['foam', 0.8]],
    }) +
    panel(pen, {
      outline: bed,
      tones: second,
      light: [0, 380, 0, 640],
      edge: 22,
      edgeStrength: 0.5,
      rim: 0.6,
      textures: [['foam', 0.8]],
      inside:
        repeat(11, (row) =>
          repeat(
            17,
            (column) =>
              `<ellipse cx="${150 + column * 22 + (row % 2) * 11}" cy="${418 + row * 17}" rx="5" ry="4.500" fill="#000" opacity=".13"/><ellipse cx="${149 + column * 22 + (row % 2) * 11}" cy="${416.5 + row * 17}" rx="4" ry="3.500" fill="#fff" opacity=".16"/>`,
          ),
        ) +
        soft(pen, 'M440 400C500 420 520 560 440 620L520 640L540 380Z', '#000', 14, 0.4) +
        soft(pen, 'M180 470C260 440 380 470 420 504C380 540 260 570 180 540Z', '#000', 22, 0.16),
    }) +
    drawLettering(brand.name, { x: 300, y: 516, size: 36, width: 190, colour: accent.base, opacity: 0.9 }) +
    panel(pen, {
      outline: strapAbove,
      tones: main,
      light: [540, 350, 640, 660],
      edge: 22,
      edgeStrength: 0.5,
      rim: 0.6,
      cast: 'thick',
      textures: [['leather', 0.5]],
      inside:
        soft(pen, 'M530 400C600 380 700 374 780 384L784 450C700 430 600 440 524 460Z', '#fff', 22, 0.4) +
        soft(pen, 'M520 580C600 600 700 606 790 590L780 670L520 660Z', '#000', 22, 0.3),
      stitch: { inset: 14, strength: 0.3 },
    }) +
    drawMark(brand, 606, 458, 92, accent.base, 0.95)
  );
}

const drawUnder = soleView({ tread: 'flat' });

/** A bath slide: one wide strap, a nubbed footbed. */
export const slide: Silhouette = {
  label: 'Slide',
  views: {
    side: { draw: drawSide, crop: [24, 92, 968] },
    heel: { draw: drawSide, crop: [80, 380, 420] },
    top: { draw: drawTop, crop: flatCrop },
    sole: { draw: drawUnder, crop: flatCrop },
    toe: { draw: drawSide, crop: [500, 372, 430] },
  },
};
