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

/** A blurred area: a highlight or a shadow on a part. */
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
  /** Distance of the middle from the straight line. */
  bend: number;
  width: number;
  strength?: number;
  blur?: number;
}

/** A tapered fold in cloth: a dark leaf shape next to a light one, both pointed at the ends. */
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

/** Short form of a fold: x1 y1 x2 y2 bend width strength blur. */
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

/** The same folds mirrored to the other half. */
export function mirrorFolds(rows: readonly FoldRow[]): FoldRow[] {
  return rows.map(([x1, y1, x2, y2, bend, ...rest]) => [1000 - x1, y1, 1000 - x2, y2, -bend, ...rest]);
}
