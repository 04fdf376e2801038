import { point } from '../../core/outline.ts';
import type { Crop } from '../../core/silhouette.ts';
import { ellipsePath } from '../../core/geometry.ts';
import { line, path } from '../../core/light.ts';
import type { Pen } from '../../core/pen.ts';

/** A place on a sphere of radius 1: x to the right, y up, z towards the eye. */
export type Vector = readonly [x: number, y: number, z: number];

const radius = 340;
const centre = 500;

/** Balls fill 78 % of the picture. */
export const ballCrop: Crop = [64, 78, 872];
export const ballDetail: Crop = [330, 250, 380];
export const ballOutline = ellipsePath(centre, centre, radius, radius);

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Turns the ball about the x, then the y, then the z axis. */
export function turn([x, y, z]: Vector, aboutX: number, aboutY: number, aboutZ = 0): Vector {
  const [cx, sx] = [Math.cos(aboutX), Math.sin(aboutX)];
  const [y1, z1] = [y * cx - z * sx, y * sx + z * cx];
  const [cy, sy] = [Math.cos(aboutY), Math.sin(aboutY)];
  const [x2, z2] = [x * cy + z1 * sy, -x * sy + z1 * cy];
  const [cz, sz] = [Math.cos(aboutZ), Math.sin(aboutZ)];
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
}

const project = ([x, y]: Vector): string => point(centre + x * radius, centre - y * radius);

export function between(a: Vector, b: Vector, share: number): Vector {
  return unit([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Points on the great circle from a to b. */
export function arcPoints(a: Vector, b: Vector, steps = 10): Vector[] {
  return Array.from({ length: steps + 1 }, (_, index) => between(a, b, index / steps));
}

/** A patch of the skin, its hidden corners pushed to the rim. Nothing where all of it is behind. */
export function patch(points: readonly Vector[]): string | undefined {
  if (points.every(([, , z]) => z < 0)) return undefined;
  return `M${points
    .map(([x, y, z]): Vector => {
      if (z >= 0) return [x, y, z];
      const length = Math.hypot(x, y) || 1;
      return [x / length, y / length, 0];
    })
    .map(project)
    .join('L')}Z`;
}

/** A line on the skin, broken where it goes behind. */
export function visibleLine(points: readonly Vector[]): string {
  const runs: string[][] = [[]];
  for (const each of points) {
    if (each[2] > -0.02) runs.at(-1)?.push(project(each));
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([]);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => `M${run.join('L')}`)
    .join('');
}

/** A seam pressed into the skin, which swells up on both sides of it. */
export function pressedSeam(pen: Pen, d: string): string {
  return (
    line(d, '#000', 22, { filter: pen.blur(9), opacity: 0.26 }) +
    line(d, '#000', 5, { opacity: 0.5 }) +
    line(d, '#fff', 2, { opacity: 0.42, transform: 'translate(2.2 2.8)' })
  );
}

/** Puts what lies on the skin under the light of the room, with the ground below. */
export function drawBall(pen: Pen, skin: string): string {
  const shade = pen.radial(380, 330, 536, [
    [0, '#fff', 0.46],
    [0.3, '#fff', 0.11],
    [0.5, '#000', 0],
    [0.78, '#05070d', 0.34],
    [1, '#05070d', 0.72],
  ]);
  const gloss = pen.radial(0, 0, 150, [
    [0, '#fff', 0.68],
    [0.5, '#fff', 0.18],
    [1, '#fff', 0],
  ]);
  const light =
    path(ballOutline, { fill: shade }) +
    `<circle r="150" transform="translate(368 298) rotate(-38) scale(1 .68)" fill="${gloss}"/>` +
    path('M254 716C330 850 670 850 768 706C700 800 360 812 254 716Z', {
      fill: '#fff',
      filter: pen.blur(14),
      opacity: 0.26,
    });
  return drawGround(pen) + pen.clip(ballOutline, skin + light);
}

/** A ball touches the ground in one spot, so its dark line is short. */
function drawGround(pen: Pen): string {
  return (
    `<ellipse cx="516" cy="846" rx="252" ry="26" fill="#15171c" filter="${pen.blur(22)}" opacity=".34"/>` +
    `<ellipse cx="506" cy="838" rx="150" ry="11" fill="#0b0c10" filter="${pen.blur(9)}" opacity=".6"/>`
  );
}
