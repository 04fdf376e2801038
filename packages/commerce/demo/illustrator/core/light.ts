import { point } from './outline.ts';
import type { Pen } from './pen.ts';

export type Attributes = Readonly<Record<string, string | number>>;

export function path(d: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return `<path d="${d}"${written}/>`;
}

/** A stroke without a fill. */
export function line(d: string, stroke: string, width: number, attributes: Attributes = {}): string {
  return path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...attributes });
}

/** A blurred area: light falling on a part, or shade gathering in it. */
export function soft(pen: Pen, d: string, fill: string, blur: number, opacity: number): string {
  return path(d, { fill, filter: pen.blur(blur, d), opacity });
}

/** A blurred stroke: a crease, a groove, an edge that catches light. */
export function softLine(
  pen: Pen,
  d: string,
  stroke: string,
  width: number,
  blur: number,
  opacity: number,
): string {
  return line(d, stroke, width, { filter: pen.blur(blur, d, width / 2), opacity });
}

export interface Fold {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** How far the middle swings out from the straight line. */
  bend: number;
  width: number;
  strength?: number;
  blur?: number;
}

/** A tapered fold in cloth: a dark leaf with a light leaf beside it, both coming to a point at either end. */
export function fold(pen: Pen, { from, to, bend, width, strength = 0.4, blur = 6 }: Fold): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const acrossX = -(y2 - y1) / length;
  const acrossY = (x2 - x1) / length;
  const swing = (out: number): string => point((x1 + x2) / 2 + acrossX * out, (y1 + y2) / 2 + acrossY * out);
  const leaf = (inner: number, outer: number): string =>
    `M${point(x1, y1)}Q${swing(inner)} ${point(x2, y2)}Q${swing(outer)} ${point(x1, y1)}Z`;
  return (
    soft(pen, leaf(bend, bend + width * 2), '#000', blur, strength) +
    soft(pen, leaf(bend - width * 0.4, bend - width * 2.1), '#fff', blur, strength * 0.5)
  );
}

/** Many folds in the short form x1 y1 x2 y2 bend width strength blur, one to a row. */
export type FoldRow = readonly [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  bend: number,
  width: number,
  strength: number,
  blur: number,
];

export function folds(pen: Pen, rows: readonly FoldRow[]): string {
  return rows
    .map(([x1, y1, x2, y2, bend, width, strength, blur]) =>
      fold(pen, { from: [x1, y1], to: [x2, y2], bend, width, strength, blur }),
    )
    .join('');
}

/** The same rows on the other half, bent the other way. */
export function mirrorFolds(rows: readonly FoldRow[]): FoldRow[] {
  return rows.map(([x1, y1, x2, y2, bend, ...rest]) => [1000 - x1, y1, 1000 - x2, y2, -bend, ...rest]);
}
