import { drawLettering, drawMark } from '../../core/brand.ts'
import { repeat } from '../../core/geometry.ts'
import { soft, softLine } from '../../core/light.ts'
import { readableOn } from '../../core/paint.ts'
import type { Paint } from '../../core/paint.ts'
import { panel } from '../../core/panel.ts'
import type { Pen } from '../../core/pen.ts'
import { groundShadow } from '../../core/shadows.ts'
import type { Silhouette } from '../../core/silhouette.ts'
import { stitching } from '../../core/stitching.ts'
import { flatCrop, grooveAlong } from './shoeParts.ts'
import { soleView } from './soleView.ts'
import { flatLyingShadow, footprint, upperOutline } from './topView.ts'

const footbed = 'M112 606C150 582 240 578 330 592C420 606 480 616 560 606C660 592 780 560 870 566C906 572 914 590 890 604C820 640 660 668 500 668C340 668 180 650 112 606Z'
const body =
  'M94 636C88 612 102 598 132 602C250 626 380 650 510 648C650 646 790 616 884 588C914 580 930 602 922 636C914 690 892 716 842 720L170 720C122 718 102 694 94 636Z'
const outsole = 'M104 690C120 714 148 718 170 718L842 718C884 716 906 702 914 682C914 714 888 734 832 735L182 735C134 734 108 714 104 690Z'
/** The far half of the strap, seen from within through the opening at the instep. */
const farStrap = 'M420 604C428 540 470 458 548 420C580 408 612 408 640 418L664 430C620 450 560 500 536 560C528 584 526 600 528 620C490 626 450 620 420 604Z'
const strap =
  'M470 690C472 620 500 540 560 474C590 440 620 416 648 414C720 428 786 488 830 556C852 592 862 628 862 662C862 684 846 692 820 694L510 702C484 702 470 702 470 690Z'
const lip = 'M470 690C472 620 500 540 560 474C590 440 620 416 648 414C626 436 600 462 582 488C530 556 506 630 504 702C484 702 470 702 470 690Z'
const inlay = 'M560 652C576 560 620 492 672 464C724 490 770 540 798 592C808 614 812 634 812 650C740 656 640 658 560 652Z'

function drawSide(pen: Pen, { main, second, accent, sole, lining, brand, accentColour }: Paint): string {
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
        repeat(20, (index) => softLine(pen, `M${168 + index * 12} ${594 + index * 1.2}l-16 30`, '#000', 4, 1, 0.2) + softLine(pen, `M${172 + index * 12} ${595 + index * 1.2}l-16 30`, '#fff', 2, 1, 0.3)) +
        soft(pen, 'M400 560C460 560 560 580 600 640L430 680Z', '#000', 22, 0.5),
    }) +
    panel(pen, {
      outline: farStrap,
      tones: lining,
      light: [420, 420, 560, 640],
      edge: 22,
      edgeStrength: 0.6,
      rim: 0.4,
      textures: [['fineMesh', 0.5]],
      inside: soft(pen, 'M430 610C440 540 480 470 560 430C520 480 480 560 476 620Z', '#fff', 14, 0.16) + soft(pen, 'M520 640C524 560 570 470 660 420L700 640Z', '#000', 14, 0.5),
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
        soft(pen, 'M120 606C250 634 380 658 510 656C650 654 790 624 890 594L896 606C790 640 650 668 510 670C380 670 240 646 112 618Z', '#fff', 4, 0.6) +
        soft(pen, 'M460 640C560 690 780 690 880 640L880 700L460 706Z', '#000', 14, 0.2),
    }) +
    panel(pen, { outline: outsole, tones: second, light: [0, 690, 0, 736], edge: 4, rim: 0.4, textures: [['grit', 0.7]] }) +
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
        soft(pen, 'M540 540C590 470 620 440 656 432C720 448 776 508 812 574C740 520 640 500 560 600Z', '#fff', 14, 0.5) +
        soft(pen, 'M460 640C560 670 740 670 870 630L870 710L460 710Z', '#000', 22, 0.35) +
        softLine(pen, 'M780 520C810 570 824 630 822 690', '#000', 14, 9, 0.2),
    }) +
    panel(pen, { outline: lip, tones: main, light: [480, 430, 540, 700], edge: 8, edgeStrength: 0.4, rim: 0.8, cast: 'thin', textures: [['leather', 0.4]], inside: soft(pen, 'M476 690C480 620 506 548 560 484L574 494C528 556 500 620 494 700Z', '#fff', 4, 0.35) }) +
    panel(pen, { outline: inlay, tones: accent, light: [560, 470, 720, 660], edge: 7, edgeStrength: 0.35, rim: 0.75, cast: 'thin', textures: [['leather', 0.4]], inside: soft(pen, 'M580 590C610 520 650 480 676 474C720 500 760 540 780 580C720 530 640 540 590 610Z', '#fff', 14, 0.35) }) +
    stitching(pen, inlay, { inset: 8, colour: '#000', strength: 0.24 }) +
    drawMark(brand, 646, 548, 84, readableOn(accentColour), 0.95)
  )
}

const bed = upperOutline
const strapAbove = 'M520 372C590 350 700 340 780 352C800 420 802 590 776 652C700 668 600 662 530 640C500 560 496 450 520 372Z'

function drawTop(pen: Pen, { main, second, accent, sole, brand }: Paint): string {
  return (
    flatLyingShadow(pen, footprint) +
    panel(pen, { outline: footprint, tones: sole, light: [0, 340, 0, 660], edge: 12, edgeStrength: 0.4, rim: 0.9, textures: [['foam', 0.8]] }) +
    panel(pen, {
      outline: bed,
      tones: second,
      light: [0, 380, 0, 640],
      edge: 22,
      edgeStrength: 0.5,
      rim: 0.6,
      textures: [['foam', 0.8]],
      inside:
        repeat(11, (row) => repeat(17, (column) => `<ellipse cx="${150 + column * 22 + (row % 2) * 11}" cy="${418 + row * 17}" rx="5" ry="4.500" fill="#000" opacity=".13"/><ellipse cx="${149 + column * 22 + (row % 2) * 11}" cy="${416.5 + row * 17}" rx="4" ry="3.500" fill="#fff" opacity=".16"/>`)) +
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
      inside: soft(pen, 'M530 400C600 380 700 374 780 384L784 450C700 430 600 440 524 460Z', '#fff', 22, 0.4) + soft(pen, 'M520 580C600 600 700 606 790 590L780 670L520 660Z', '#000', 22, 0.3),
      stitch: { inset: 14, strength: 0.3 },
    }) +
    drawMark(brand, 606, 458, 92, accent.base, 0.95)
  )
}

const drawUnder = soleView({ tread: 'flat' })

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
}
