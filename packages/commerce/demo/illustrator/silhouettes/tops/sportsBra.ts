import { drawLabel, drawLettering } from '../../core/brand.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import { onBothSides, symmetric } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';
import { chestMark } from '../garments.ts';
import type { Face } from '../garments.ts';

const lower = 'C262 470 262 560 272 648C340 664 420 670 500 670';
const body: Record<Face, string> = {
  front: symmetric(
    `M500 372C446 368 420 300 410 196C394 190 366 190 352 198C352 290 330 372 262 414${lower}`,
  ),
  back: symmetric(
    `M500 322C462 318 436 270 416 196C400 190 376 190 362 198C398 296 420 360 396 420C370 468 310 456 262 452${lower}`,
  ),
};
const band = symmetric('M500 660C420 660 340 654 270 638C268 674 272 708 280 736C350 752 420 756 500 756');
const innerBack = symmetric('M500 384C446 380 420 310 408 200C430 280 450 340 500 344');
const armEdge: Record<Face, string> = {
  front: 'M352 198C352 290 330 372 262 414',
  back: 'M362 198C398 296 420 360 396 420C370 468 310 456 262 452',
};
const neckEdge: Record<Face, string> = {
  front: 'M410 196C420 300 446 368 500 372C554 368 580 300 590 196',
  back: 'M416 196C436 270 462 318 500 322C538 318 564 270 584 196',
};

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const { main, second, brand } = paint;
    const shade = { ...main, highlight: main.low, light: main.low, base: main.low, low: main.deep };
    const edge = (d: string): string =>
      line(d, second.low, 12, { 'stroke-linecap': 'butt' }) +
      line(d, second.light, 5, {
        'stroke-linecap': 'butt',
        transform: 'translate(-1 -1.5)',
        opacity: 0.8,
        filter: pen.blur(1),
      });
    return (
      flatShadow(pen, [body[face], band]) +
      (face === 'front'
        ? panel(pen, {
            outline: innerBack,
            tones: shade,
            light: [0, 200, 0, 390],
            edge: 12,
            edgeStrength: 0.6,
            rim: 0,
            textures: [['fineMesh', 0.6]],
          }) + drawLabel(brand, 500, 350, 44)
        : '') +
      panel(pen, {
        outline: body[face],
        tones: main,
        light: [400, 190, 520, 680],
        edge: 24,
        edgeStrength: 0.45,
        rim: 0.45,
        textures: [['jersey', 0.9]],
        inside:
          face === 'front'
            ? soft(
                pen,
                'M320 430C350 390 420 400 450 460C460 530 420 600 360 600C310 590 296 500 320 430Z',
                '#fff',
                34,
                0.28,
              ) +
              soft(
                pen,
                'M560 450C590 400 650 400 680 440C700 500 680 580 630 596C580 600 550 530 560 450Z',
                '#fff',
                34,
                0.16,
              ) +
              softLine(pen, 'M500 380C496 460 496 580 500 660', '#000', 22, 14, 0.3) +
              softLine(
                pen,
                'M280 610C340 646 420 652 490 626M720 610C660 646 580 652 510 626',
                '#000',
                16,
                14,
                0.3,
              ) +
              folds(pen, [
                [282, 460, 350, 540, -10, 7, 0.2, 9],
                [716, 470, 650, 550, 10, 7, 0.22, 9],
              ])
            : softLine(pen, 'M500 330C498 440 498 560 500 660', '#000', 14, 14, 0.2) +
              soft(
                pen,
                'M420 440C460 400 500 400 520 440C520 540 500 600 460 640C420 600 400 500 420 440Z',
                '#fff',
                22,
                0.2,
              ),
      }) +
      (face === 'front'
        ? onBothSides(
            (side) =>
              seam(side.path('M372 300C402 400 404 540 340 652')) +
              thread(side.path('M380 300C410 400 412 540 350 654'), main.deep, 0.6, '5 3'),
          )
        : panel(pen, {
            outline:
              'M452 330C480 348 520 348 548 330C560 400 560 460 540 520C520 534 480 534 460 520C440 460 440 400 452 330Z',
            tones: second,
            light: [0, 330, 0, 530],
            edge: 8,
            edgeStrength: 0.4,
            rim: 0.4,
            cast: 'thin',
            textures: [['mesh', 0.6]],
          })) +
      onBothSides((side) => edge(side.path(armEdge[face]))) +
      edge(neckEdge[face]) +
      panel(pen, {
        outline: band,
        tones: second,
        light: [0, 640, 0, 756],
        edge: 14,
        rim: 0.45,
        cast: 'thin',
        textures: [['rib', 0.5]],
        inside:
          drawLettering(brand.name, {
            x: 500,
            y: 722,
            size: 38,
            width: 190,
            colour: paint.accentColour,
            opacity: face === 'front' ? 0.95 : 0,
          }) + softLine(pen, 'M300 660C380 676 460 680 560 680', '#fff', 10, 9, 0.2),
      }) +
      thread('M276 668C344 682 420 688 500 688C580 688 656 682 724 668', '#F4F4F1', 0.25, '5 3', 1.4) +
      (face === 'front' ? chestMark(paint, 590, 420, 34) : '')
    );
  };
}

const drawFront = drawFace('front');

/** A sports bra with a printed band and a crossed back. */
export const sportsBra: Silhouette = {
  label: 'Sports bra',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: [150, 122, 700] },
    back: { draw: drawFace('back'), crop: [150, 122, 700] },
    detail: { draw: drawFront, crop: [320, 400, 360] },
  },
};
