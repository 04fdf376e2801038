import { drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import { mirrorPath, onBothSides, symmetric } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Crop, Silhouette } from '../../core/silhouette.ts';
import { thread } from '../../core/stitching.ts';
import type { Face } from '../garments.ts';

const skirt =
  'M320 300C282 420 232 560 190 690C216 712 250 702 280 716C312 732 346 712 380 728C414 742 450 720 486 734C520 746 556 722 592 736C626 746 658 720 692 730C728 738 776 712 810 690C768 560 718 420 680 300C620 312 380 312 320 300Z';
const hem =
  'M190 690C216 712 250 702 280 716C312 732 346 712 380 728C414 742 450 720 486 734C520 746 556 722 592 736C626 746 658 720 692 730C728 738 776 712 810 690';
const shortLeg = 'M280 640L492 640C490 700 486 752 480 796C420 806 330 802 262 784C266 730 272 690 280 640Z';
const waist = symmetric('M500 232C440 232 380 234 332 240C324 264 318 288 314 312C380 322 440 324 500 324');
const crop: Crop = [134, 150, 732];
/** Where each pleat starts under the waistband and ends at the hem. */
const pleats: readonly (readonly [number, number, number])[] = [
  [372, 280, 716],
  [426, 380, 728],
  [474, 486, 734],
  [540, 592, 736],
  [604, 692, 730],
];

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, { main, second, accent, brand, markColour }) =>
    flatShadow(pen, [skirt, shortLeg, mirrorPath(shortLeg)]) +
    onBothSides(
      (side) =>
        panel(pen, {
          outline: side.path(shortLeg),
          tones: second,
          light: [260, 640, 480, 800],
          edge: 16,
          rim: 0.4,
          textures: [['jersey', 0.8]],
          inside: softLine(pen, side.path('M492 640L480 800'), '#000', 20, 9, 0.4),
        }) + thread(side.path('M266 770C334 786 420 790 482 780'), second.highlight, 0.45, '6 3'),
    ) +
    panel(pen, {
      outline: skirt,
      tones: main,
      light: [380, 290, 520, 740],
      edge: 20,
      edgeStrength: 0.42,
      rim: 0.45,
      cast: 'thick',
      textures: [
        ['drape', 0.6],
        ['nylon', 0.4],
      ],
      inside:
        pleats
          .map(([top, bottom, y]) => {
            const x = bottom + (face === 'back' ? 8 : 0);
            return (
              soft(
                pen,
                `M${top} 310C${(top + x) / 2} 460 ${x - 6} 600 ${x} ${y + 10}L${x + 40} ${y + 10}C${x + 22} 600 ${(top + x) / 2 + 12} 460 ${top + 4} 310Z`,
                '#000',
                9,
                0.3,
              ) +
              soft(
                pen,
                `M${top - 4} 310C${(top + x) / 2 - 16} 460 ${x - 46} 600 ${x - 60} ${y + 10}L${x - 24} ${y + 10}C${x - 16} 600 ${(top + x) / 2 - 6} 460 ${top - 1} 310Z`,
                '#fff',
                9,
                0.26,
              ) +
              line(`M${top} 312C${(top + x) / 2} 460 ${x - 5} 600 ${x} ${y}`, '#000', 1.6, { opacity: 0.28 })
            );
          })
          .join('') +
        folds(pen, [
          [330, 320, 240, 560, 16, 11, 0.22, 14],
          [670, 320, 764, 570, -16, 11, 0.26, 14],
        ]),
    }) +
    line(hem, accent.low, 9, { 'stroke-linecap': 'butt', transform: 'translate(0 -4)' }) +
    line(hem, accent.light, 5, { 'stroke-linecap': 'butt', transform: 'translate(-.6 -5)' }) +
    panel(pen, {
      outline: waist,
      tones: main,
      light: [0, 230, 0, 326],
      edge: 12,
      rim: 0.45,
      cast: 'thin',
      textures: [['jersey', 0.8]],
      inside: repeat(8, (index) => softLine(pen, `M${350 + index * 42} 250q6 34 0 70`, '#000', 5, 4, 0.12)),
    }) +
    thread('M318 304C384 314 440 316 500 316C560 316 616 314 682 304', main.deep, 0.7, '6 3') +
    drawMark(brand, face === 'front' ? 356 : 482, face === 'front' ? 262 : 258, 36, markColour, 0.95);
}

const drawFront = drawFace('front');

/** A pleated skirt over close-fitting shorts. */
export const skort: Silhouette = {
  label: 'Skort',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [300, 222, 330] },
  },
};
