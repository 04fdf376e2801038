import { tonesOf } from '../../core/colour.ts';
import type { Tones } from '../../core/colour.ts';
import { along, shares } from '../../core/geometry.ts';
import type { Cubic, Point } from '../../core/geometry.ts';
import { line } from '../../core/light.ts';
import type { Pen } from '../../core/pen.ts';
import type { Crop } from '../../core/silhouette.ts';
import { thread } from '../../core/stitching.ts';

/** Outsoles and studs that the colourway does not name. */
export const rubber: Tones = tonesOf('#1E1F22');

/** The side view with the shoe over 88 % of its width. */
export const sideCrop: Crop = [28, 44, 968];
export const heelCrop: Crop = [62, 330, 420];
export const toeCrop: Crop = [560, 378, 400];
/** Top and sole views lie in the middle of the canvas. */
export const flatCrop: Crop = [20, 20, 964];

/** One lace as a rounded strap, lit across its width, with the weave showing. */
export function lace(pen: Pen, [x1, y1]: Point, [x2, y2]: Point, width: number, tones: Tones): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const acrossX = (-(y2 - y1) / length) * (width / 2);
  const acrossY = ((x2 - x1) / length) * (width / 2);
  const isLitFirst = acrossY > 0;
  const stroke = pen.linear(
    [x1 - acrossX, y1 - acrossY, x1 + acrossX, y1 + acrossY],
    isLitFirst
      ? [
          [0, tones.highlight],
          [0.45, tones.base],
          [1, tones.deep],
        ]
      : [
          [0, tones.deep],
          [0.55, tones.base],
          [1, tones.highlight],
        ],
  );
  const d = `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  return (
    pen.cast('thin', line(d, stroke, width)) +
    line(d, '#000', width * 0.7, {
      'stroke-opacity': 0.1,
      'stroke-dasharray': '1.2 2.2',
      'stroke-linecap': 'butt',
    })
  );
}

export interface Lacing {
  /** The line of the eyelets, from the ankle to the toe. */
  eyelets: Cubic;
  count: number;
  width: number;
  /** From an eyelet to where its lace goes out of sight over the tongue. */
  reach: Point;
  lace: Tones;
  /** Cords run through loops of webbing instead of holes. */
  loop?: Tones;
}

/** Eyelets with their laces over them, each crossing to the next one down. */
export function lacing(pen: Pen, { eyelets, count, width, reach, lace: tones, loop }: Lacing): string {
  const holes = shares(count).map((share) => along(eyelets, share));
  const ends = holes.map(([x, y]): Point => [x + reach[0], y + reach[1]]);
  const marks = holes
    .map(([x, y]) =>
      loop
        ? pen.cast(
            'thin',
            line(`M${(x - 7).toFixed(1)} ${(y + 6).toFixed(1)}q5 -15 19 -9`, loop.base, 7) +
              line(`M${(x - 7).toFixed(1)} ${(y + 5).toFixed(1)}q5 -15 19 -9`, loop.highlight, 2, {
                opacity: 0.7,
              }),
          )
        : `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="6" ry="5" fill="#000" opacity=".58"/><ellipse cx="${(x + 0.6).toFixed(1)}" cy="${(y + 1.4).toFixed(1)}" rx="6" ry="5" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.2"/>`,
    )
    .join('');
  const under = { ...tones, highlight: tones.base, base: tones.low };
  const crossings = holes
    .slice(1)
    .map((hole, index) => {
      const end = ends[index];
      return end ? lace(pen, [hole[0] + 8, hole[1] - 6], [end[0] - 1, end[1] + 4], width * 0.8, under) : '';
    })
    .join('');
  const straps = holes
    .map(([x, y], index) => {
      const end = ends[index];
      return end ? lace(pen, [x + 1, y - 1], end, width, tones) : '';
    })
    .join('');
  return marks + crossings + straps;
}

/** The padded roll round the opening: a thick stroke, light along its top, a row of stitches below. */
export function collarRoll(pen: Pen, d: string, tones: Tones, width = 20): string {
  return (
    line(d, tones.deep, width + 2, { opacity: 0.6, transform: 'translate(1 2)' }) +
    line(d, tones.low, width) +
    line(d, tones.base, width * 0.66, { transform: 'translate(-1 -2)', filter: pen.blur(2.5) }) +
    line(d, tones.highlight, width * 0.32, {
      transform: 'translate(-1 -4)',
      filter: pen.blur(2.5),
      opacity: 0.85,
    })
  );
}

/** A loop of tape to pull the shoe on by. */
export function pullLoop(pen: Pen, d: string, tones: Tones, width = 11): string {
  return pen.cast(
    'thin',
    line(d, tones.low, width) +
      line(d, tones.light, width * 0.5, { transform: 'translate(-1.5 -1)' }) +
      line(d, '#000', width * 0.8, {
        'stroke-opacity': 0.22,
        'stroke-dasharray': '1.5 3',
        'stroke-linecap': 'butt',
      }),
  );
}

export const collarThread = (d: string, strength = 0.45): string => thread(d, '#fff', strength);

/** The thin slip of colour where two parts of a sole are glued. */
export function grooveAlong(pen: Pen, d: string, width = 6): string {
  return (
    line(d, '#000', width, { filter: pen.blur(2.5), opacity: 0.34 }) +
    line(d, '#fff', width * 0.6, { filter: pen.blur(1.6), opacity: 0.5, transform: 'translate(0 6)' })
  );
}
