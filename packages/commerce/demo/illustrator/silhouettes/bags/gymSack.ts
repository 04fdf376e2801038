import { drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import { onBothSides, symmetric } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Crop, Silhouette } from '../../core/silhouette.ts';
import { stitching, thread } from '../../core/stitching.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';
import type { Face } from '../garments.ts';

const body =
  'M404 214C384 250 330 290 282 330C262 440 252 640 256 820C300 852 400 862 500 862C600 862 700 852 744 820C748 640 738 440 718 330C670 290 616 250 596 214C560 226 440 226 404 214Z';
const ruffle = symmetric(
  'M500 226C460 226 424 222 400 212C388 190 380 168 378 150C396 138 410 156 424 142C440 132 452 152 468 140C480 132 490 144 500 138',
);
const pocket = symmetric('M500 560C440 560 390 562 360 566C352 640 352 720 358 790C400 800 450 804 500 804');
const corner = 'M256 740C254 770 254 796 256 820C290 844 340 854 392 858C360 800 310 760 256 740Z';
const cord = 'M404 214C330 250 236 380 214 540C204 640 220 740 262 806';
const crop: Crop = [66, 68, 872];

function drawCord(d: string, { accent }: Paint, pen: Pen): string {
  return pen.cast(
    'thin',
    line(d, accent.low, 15) +
      line(d, accent.light, 8, { transform: 'translate(-2 -1)', opacity: 0.8 }) +
      line(d, '#000', 13, { 'stroke-linecap': 'butt', 'stroke-dasharray': '2 5', 'stroke-opacity': 0.2 }),
  );
}

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const { main, second, accent, brand, markColour } = paint;
    const cords = onBothSides((side) => drawCord(side.path(cord), paint, pen));
    const eyelets = onBothSides(
      (side) =>
        `<circle cx="${side.x(282)}" cy="812" r="15" fill="#b4b7bc"/><circle cx="${side.x(282)}" cy="812" r="8" fill="#1a1b1f"/>`,
    );
    return (
      flatShadow(pen, [body, ruffle]) +
      (face === 'front' ? cords : '') +
      panel(pen, {
        outline: ruffle,
        tones: main,
        light: [0, 136, 0, 226],
        edge: 8,
        rim: 0.4,
        textures: [['nylon', 0.7]],
        inside: repeat(13, (index) =>
          softLine(pen, `M${392 + index * 18} 140L${408 + index * 15.4} 226`, '#000', 6, 2.5, 0.3),
        ),
      }) +
      panel(pen, {
        outline: body,
        tones: main,
        light: [380, 210, 560, 870],
        edge: 26,
        edgeStrength: 0.46,
        rim: 0.45,
        textures: [
          ['ripstop', 0.6],
          ['crumple', 0.5],
          ['drape', 0.7],
        ],
        inside:
          repeat(11, (index) => {
            const top = 412 + index * 17.6;
            const foot = 300 + index * 40;
            const fall = 330 + ((index * 37) % 90);
            return (
              soft(
                pen,
                `M${top} 218C${(top + foot) / 2} 260 ${foot} 300 ${foot + 4} ${fall + 60}C${foot + 12} 300 ${(top + foot) / 2 + 10} 260 ${top + 6} 218Z`,
                '#000',
                4,
                0.36,
              ) +
              soft(
                pen,
                `M${top + 9} 218C${(top + foot) / 2 + 16} 260 ${foot + 18} 300 ${foot + 20} ${fall}C${foot + 26} 300 ${(top + foot) / 2 + 24} 260 ${top + 14} 218Z`,
                '#fff',
                4,
                0.24,
              )
            );
          }) +
          soft(pen, 'M320 420C300 560 300 700 310 810L390 830C376 680 384 540 410 400Z', '#fff', 34, 0.22) +
          folds(pen, [
            [270, 640, 380, 600, 12, 10, 0.2, 14],
            [730, 660, 630, 620, -12, 10, 0.24, 14],
            [420, 850, 440, 700, 10, 11, 0.18, 14],
          ]),
      }) +
      onBothSides((side) =>
        panel(pen, {
          outline: side.path(corner),
          tones: second,
          light: [0, 740, 0, 860],
          edge: 6,
          edgeStrength: 0.4,
          rim: 0.5,
          cast: 'thin',
          stitch: { inset: 7, strength: 0.4 },
        }),
      ) +
      eyelets +
      drawCord('M398 214C440 232 560 232 602 214', paint, pen) +
      thread('M400 236C440 248 560 248 600 236', main.deep, 0.7) +
      (face === 'front'
        ? panel(pen, {
            outline: pocket,
            tones: second,
            light: [380, 560, 500, 810],
            edge: 12,
            edgeStrength: 0.42,
            rim: 0.5,
            cast: 'thin',
            textures: [
              ['ripstop', 0.6],
              ['nylon', 0.6],
            ],
          }) +
          stitching(pen, pocket, { inset: 8, strength: 0.3 }) +
          drawZip(pen, 'M374 592L626 592', 6) +
          drawZipPull(pen, 616, 592, -10, accent) +
          drawMark(brand, 436, 396, 128, markColour)
        : drawMark(brand, 436, 520, 128, markColour, 0.9) + cords)
    );
  };
}

const drawFront = drawFace('front');

/** A gym sack on two cords. */
export const gymSack: Silhouette = {
  label: 'Gym sack',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [320, 130, 360] },
  },
};
