import { drawLabel } from '../../core/brand.ts';
import type { Tones } from '../../core/colour.ts';
import { repeat } from '../../core/geometry.ts';
import { line, soft, softLine } from '../../core/light.ts';
import { mirrorPath, onBothSides, point, symmetric } from '../../core/outline.ts';
import type { Side } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Crop } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';
import { backMark, chestMark, torsoLight } from '../garments.ts';
import type { Face } from '../garments.ts';
import { collarInside, standCollar } from './jacketParts.ts';

/** Longer than other garments: with room for the hem and its shadow. */
export const quiltedCrop: Crop = [66, 96, 868];

/** Not quite at one distance, as down settles. */
const seams = [318, 404, 480, 565, 640, 727, 800, 876];
/** How far each seam hangs through. */
const sags = [26, 10, 19, 8, 15, 11, 20];

/** Down one side of the body the baffles bulge between the seams: this is what says "filled". */
function bulgingSide(startX: number, startY: number): string {
  let drawn = '';
  let y = startY;
  for (const next of seams) {
    drawn += `C${point(startX - 15, y + (next - y) * 0.25)} ${point(startX - 15, y + (next - y) * 0.75)} ${point(startX - 1, next)}`;
    y = next;
  }
  return drawn;
}

const body = symmetric(
  `M500 244C450 244 410 228 380 206C330 220 300 234 268 258${bulgingSide(268, 258)}C340 894 430 896 500 896`,
);
const vestBody = symmetric(
  `M500 244C450 244 410 228 380 206C356 212 334 220 316 230C330 280 326 330 272 372${seams
    .slice(1)
    .reduce((drawn, next, index) => {
      const y = index === 0 ? 372 : (seams[index] ?? 372);
      return `${drawn}C${point(257, y + (next - y) * 0.25)} ${point(257, y + (next - y) * 0.75)} ${point(271, next)}`;
    }, '')}C340 894 430 896 500 896`,
);
const sleeve =
  'M278 252C250 262 226 286 208 318C196 330 190 352 190 372C178 388 172 412 174 436C162 456 158 480 160 504C150 524 148 550 150 572C142 594 140 618 142 642C134 664 132 690 136 712C130 734 130 760 132 794C158 812 204 816 230 808C240 780 244 756 240 732C252 708 254 684 250 660C262 634 264 612 260 588C272 562 276 540 272 516C284 490 288 468 284 444C294 416 296 392 292 368C300 330 294 288 278 252Z';
const cuff = 'M130 786C156 806 204 812 232 802L229 832C200 842 154 838 129 818Z';
/** The seams across a sleeve, from its outer to its inner edge. */
const sleeveSeams: readonly (readonly [number, number, number, number])[] = [
  [190, 372, 292, 368],
  [174, 436, 284, 444],
  [160, 504, 272, 516],
  [150, 572, 260, 588],
  [142, 642, 250, 660],
  [136, 712, 240, 732],
];

/** Light on the swell, shade in the seam, and small pulls where the thread gathers the cloth. */
function drawBaffleSeam(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  tones: Tones,
): string {
  const d = `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`;
  const shifted = (dy: number): string =>
    `M${x1} ${y1 + dy}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag + dy} ${x2} ${y2 + dy}`;
  const width = Math.abs(x2 - x1);
  const count = Math.max(3, Math.round(width / 24));
  const pulls = repeat(count, (index) => {
    const share = (index + 0.5) / count;
    const x = x1 + (x2 - x1) * share;
    const y = y1 + (y2 - y1) * share + sag * 2 * share * (1 - share);
    const tilt = ((index * 5) % 7) - 3;
    return (
      soft(
        pen,
        `M${point(x - 3, y)}Q${point(x + tilt - 2, y - 12)} ${point(x + tilt * 2, y - 22 - (index % 3) * 5)}Q${point(x + tilt + 4, y - 12)} ${point(x + 3, y)}Z`,
        '#000',
        2.5,
        0.3,
      ) +
      soft(
        pen,
        `M${point(x - 3, y)}Q${point(x - tilt - 2, y + 12)} ${point(x - tilt * 2, y + 18 + (index % 2) * 6)}Q${point(x - tilt + 4, y + 12)} ${point(x + 3, y)}Z`,
        '#000',
        2.5,
        0.26,
      )
    );
  });
  return (
    softLine(pen, shifted(-14), '#000', 20, 14, 0.26) +
    softLine(pen, shifted(30), '#fff', 22, 14, 0.24) +
    softLine(pen, shifted(8), '#000', 8, 4, 0.22) +
    pulls +
    line(d, '#000', 3, { opacity: 0.5 }) +
    thread(d, tones.highlight, 0.3, '5 3', 1.4)
  );
}

function drawSleeve(pen: Pen, { main, second }: Paint, side: Side): string {
  return (
    panel(pen, {
      outline: side.path(sleeve),
      tones: main,
      light: side.name === 'left' ? [150, 250, 290, 800] : [740, 240, 860, 800],
      edge: 18,
      edgeStrength: 0.5,
      rim: 0.5,
      textures: [['crumple', 0.55]],
      inside: sleeveSeams
        .map(([x1, y1, x2, y2]) => drawBaffleSeam(pen, side.x(x1 - 10), y1, side.x(x2 + 10), y2, 6, main))
        .join(''),
    }) +
    panel(pen, {
      outline: side.path(cuff),
      tones: second,
      light: [0, 786, 0, 840],
      edge: 6,
      rim: 0.4,
      cast: 'thin',
      textures: [['rib', 0.8]],
    })
  );
}

function drawCollar(pen: Pen, { main, second, lining, brand }: Paint, face: Face): string {
  return (
    panel(pen, {
      outline: standCollar,
      tones: main,
      light: [400, 140, 540, 266],
      edge: 14,
      rim: 0.55,
      cast: 'thick',
      textures: [['crumple', 0.5]],
      inside: drawBaffleSeam(pen, 380, 206, 620, 206, 30, main),
    }) +
    (face === 'front'
      ? panel(pen, {
          outline: collarInside,
          tones: lining,
          light: [0, 150, 0, 210],
          edge: 12,
          edgeStrength: 0.8,
          rim: 0,
          inside: soft(pen, 'M420 190C460 204 540 204 580 190L580 220L420 220Z', '#000', 6, 0.4),
        }) + drawLabel(brand, 500, 160, 52, true)
      : line('M404 152C440 142 560 142 596 152', second.base, 6))
  );
}

export interface QuiltedStyle {
  hasSleeves: boolean;
}

/** Padded jackets and gilets: baffles from the chest to the hem. */
export function quilted({ hasSleeves }: QuiltedStyle, face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const { main, second, accent } = paint;
    const outline = hasSleeves ? body : vestBody;
    const outlines = hasSleeves ? [outline, sleeve, mirrorPath(sleeve)] : [outline];
    const left = hasSleeves ? 252 : 256;
    return (
      flatShadow(pen, outlines, 1.1) +
      panel(pen, {
        outline,
        tones: main,
        light: [380, 210, 560, 890],
        edge: 20,
        edgeStrength: 0.46,
        rim: 0.5,
        textures: [
          ['crumple', 0.55],
          ['drape', 0.5],
        ],
        inside:
          torsoLight(pen, 272, 728, 270, 880) +
          seams
            .slice(0, -1)
            .map((y, index) =>
              drawBaffleSeam(
                pen,
                left,
                y,
                1000 - left,
                y + (index % 2 === 0 ? 5 : -4),
                sags[index] ?? 14,
                main,
              ),
            )
            .join('') +
          soft(pen, 'M330 260C310 420 320 640 330 860L380 870C372 660 370 420 400 270Z', '#fff', 34, 0.16),
      }) +
      (hasSleeves
        ? onBothSides((side) => drawSleeve(pen, paint, side)) +
          onBothSides((side) => seam(side.path('M278 252C298 310 300 380 292 440')))
        : onBothSides((side) => {
            const edge = side.path('M316 230C330 280 326 330 272 372');
            return (
              line(edge, second.low, 16, { 'stroke-linecap': 'butt' }) +
              line(edge, second.base, 11, { 'stroke-linecap': 'butt', transform: 'translate(-1 -1)' }) +
              thread(edge, second.highlight, 0.5, '5 3', 1.4)
            );
          })) +
      panel(pen, {
        outline: symmetric(
          'M500 880C430 880 342 878 272 862C270 876 272 888 276 898C350 912 430 914 500 914',
        ),
        tones: second,
        light: [0, 862, 0, 914],
        edge: 6,
        rim: 0.4,
        cast: 'thin',
      }) +
      drawCollar(pen, paint, face) +
      (face === 'front'
        ? drawZip(pen, 'M346 580L326 700', 6) +
          drawZipPull(pen, 346, 586, 9, accent) +
          drawZip(pen, 'M654 580L674 700', 6) +
          drawZipPull(pen, 654, 586, -9, accent) +
          drawZip(pen, 'M500 208L500 912', 8) +
          drawZipPull(pen, 500, 262, 0, accent) +
          chestMark(paint, 580, 344, 42)
        : backMark(paint, 336, 62))
    );
  };
}
