import { point } from './outline.ts';

export type Point = readonly [x: number, y: number];
export type Cubic = readonly [start: Point, control1: Point, control2: Point, end: Point];

/** A point on a cubic curve, t from 0 to 1. */
export function along([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const blend = (axis: 0 | 1): number =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  return [blend(0), blend(1)];
}

/** `count` evenly spaced numbers from 0 to 1, inclusive. */
export function shares(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (count === 1 ? 0 : index / (count - 1)));
}

/** Calls a drawing function for every number from 0 to count − 1. */
export function repeat(count: number, drawOne: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => drawOne(index)).join('');
}

/**
 * A segment of a ring, angles in degrees with 0 to the right and 90 up: the quarter arc of the pitch corner, which our
 * shoes have instead of stripes.
 */
export function ringBand(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const steps = 24;
  const at = (radius: number, share: number): string => {
    const angle = ((from + (to - from) * share) * Math.PI) / 180;
    return point(cx + radius * Math.cos(angle), cy - radius * Math.sin(angle));
  };
  const out = Array.from({ length: steps + 1 }, (_, index) => at(outer, index / steps));
  const back = Array.from({ length: steps + 1 }, (_, index) => at(inner, 1 - index / steps));
  return `M${[...out, ...back].join('L')}Z`;
}

/** A closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => point(x, y)).join('L')}Z`;
}

/** An open line through points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => point(x, y)).join('L')}`;
}

export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const k = 0.5523;
  return (
    `M${point(cx - rx, cy)}C${point(cx - rx, cy - ry * k)} ${point(cx - rx * k, cy - ry)} ${point(cx, cy - ry)}` +
    `C${point(cx + rx * k, cy - ry)} ${point(cx + rx, cy - ry * k)} ${point(cx + rx, cy)}` +
    `C${point(cx + rx, cy + ry * k)} ${point(cx + rx * k, cy + ry)} ${point(cx, cy + ry)}` +
    `C${point(cx - rx * k, cy + ry)} ${point(cx - rx, cy + ry * k)} ${point(cx - rx, cy)}Z`
  );
}
