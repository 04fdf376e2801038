import { drawLabel } from '../../core/brand.ts';
import { folds, line, soft } from '../../core/light.ts';
import { onBothSides, symmetric } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';
import { backMark, chestMark, cloth, garmentCrop, pairedFolds, torsoLight } from '../garments.ts';
import type { Face } from '../garments.ts';

const belowArm = 'C292 440 298 520 294 620C290 720 282 800 280 856C350 874 430 878 500 878';
const body: Record<Face, string> = {
  front: symmetric(
    `M500 268C448 268 420 222 410 146C394 142 370 144 354 150C352 236 332 306 288 344${belowArm}`,
  ),
  back: symmetric(
    `M500 214C450 214 424 186 410 146C394 142 376 144 362 150C372 230 352 312 288 344${belowArm}`,
  ),
};
const innerBack = symmetric('M500 276C452 272 424 228 408 150C420 196 452 210 500 210');
const neckEdge: Record<Face, string> = {
  front: 'M410 146C420 222 448 268 500 268C552 268 580 222 590 146',
  back: 'M410 146C424 186 450 214 500 214C550 214 576 186 590 146',
};
const armEdge: Record<Face, string> = {
  front: 'M354 150C352 236 332 306 288 344',
  back: 'M362 150C372 230 352 312 288 344',
};
const sidePanel = 'M270 344L300 344C330 440 336 560 326 680C322 760 318 830 318 880L266 880Z';
const drape = pairedFolds([
  [306, 380, 410, 520, -18, 11, 0.28, 14],
  [300, 520, 390, 620, -12, 9, 0.2, 9],
  [340, 810, 372, 640, 10, 10, 0.18, 14],
]);

function binding(d: string, { second }: Paint): string {
  return (
    line(d, second.low, 15, { 'stroke-linecap': 'butt' }) +
    line(d, second.base, 11, { 'stroke-linecap': 'butt', transform: 'translate(-.8 -1.2)' }) +
    thread(d, second.highlight, 0.55, '5 3.5', 1.4)
  );
}

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const { main, second, accent } = paint;
    const shade = { ...main, highlight: main.low, light: main.low, base: main.low, low: main.deep };
    return (
      flatShadow(pen, [body[face]]) +
      (face === 'front'
        ? panel(pen, {
            outline: innerBack,
            tones: shade,
            light: [0, 150, 0, 280],
            edge: 14,
            edgeStrength: 0.6,
            rim: 0,
            textures: [['fineMesh', 0.6]],
            inside: soft(
              pen,
              'M410 150C424 220 450 276 500 276C550 276 576 220 590 150L590 260L500 290L410 260Z',
              '#000',
              9,
              0.35,
            ),
          }) +
          line('M409 150C421 196 452 210 500 210C548 210 579 196 591 150', second.low, 11) +
          drawLabel(paint.brand, 500, 220, 50)
        : '') +
      panel(pen, {
        outline: body[face],
        tones: main,
        light: [420, 160, 520, 880],
        edge: 24,
        edgeStrength: 0.4,
        rim: 0.3,
        textures: cloth(['fineMesh', 0.6], 0.6),
        inside:
          onBothSides(
            (side) =>
              panel(pen, {
                outline: side.path(sidePanel),
                tones: second,
                light: [0, 344, 0, 880],
                edge: 5,
                edgeStrength: 0.3,
                rim: 0.4,
                textures: [['mesh', 0.45]],
              }) + seam(side.path('M300 350C330 440 336 560 326 680C322 760 318 830 318 868')),
          ) +
          line('M318 700C322 600 330 520 316 430', accent.base, 5) +
          torsoLight(pen, 292, 708, 300, 866) +
          folds(pen, drape),
      }) +
      onBothSides((side) => binding(side.path(armEdge[face]), paint)) +
      binding(neckEdge[face], paint) +
      thread('M282 836C350 852 430 856 500 856C570 856 650 852 718 836', main.deep, 0.8, '6 3') +
      (face === 'front' ? chestMark(paint, 566, 330, 38) : backMark(paint, 264, 42))
    );
  };
}

const drawFront = drawFace('front');

/** A running vest with mesh sides. */
export const singlet: Silhouette = {
  label: 'Running vest',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: drawFace('back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [360, 128, 330] },
  },
};
