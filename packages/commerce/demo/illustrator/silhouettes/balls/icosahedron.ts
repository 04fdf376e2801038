import { arcPoints, between, patch, turn, unit, visibleLine } from './ballParts.ts';
import type { Vector } from './ballParts.ts';

const golden = (1 + Math.sqrt(5)) / 2;

/** The twelve corners of an icosahedron. Each becomes a pentagon of the ball. */
function corners(): Vector[] {
  const all: Vector[] = [];
  for (const s of [1, -1])
    for (const t of [1, -1]) all.push([0, s, t * golden], [s, t * golden, 0], [t * golden, 0, s]);
  return all.map(unit);
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const apart = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
/** Length of an edge on the unit sphere. */
const edge = 1.0515;

export interface TruncatedIcosahedron {
  /** The pentagons facing the eye, with their number. */
  pentagons: { index: number; d: string }[];
  /** Five-pointed stars grown out of the pentagons into the hexagons around. */
  stars: { index: number; d: string }[];
  seams: string[];
}

/**
 * The classic football: twelve pentagons and twenty hexagons, every corner of an icosahedron cut off at a third.
 * It is computed, not drawn, so it can be turned to any side.
 */
export function truncatedIcosahedron(aboutX: number, aboutY: number, aboutZ: number): TruncatedIcosahedron {
  const vertices = corners();
  const turned = (v: Vector): Vector => turn(v, aboutX, aboutY, aboutZ);
  const result: TruncatedIcosahedron = { pentagons: [], stars: [], seams: [] };
  vertices.forEach((vertex, index) => {
    const u = unit([vertex[1] - vertex[2], vertex[2] - vertex[0], vertex[0] - vertex[1]]);
    const w = cross(vertex, u);
    const neighbours = vertices
      .map((other, otherIndex) => ({ other, otherIndex }))
      .filter(({ other, otherIndex }) => otherIndex !== index && Math.abs(apart(vertex, other) - edge) < 0.02)
      .toSorted(
        (a, b) => Math.atan2(dot(a.other, w), dot(a.other, u)) - Math.atan2(dot(b.other, w), dot(b.other, u)),
      );
    const ring = neighbours.map(({ other }) => between(vertex, other, 1 / 3));
    const rim = ring.flatMap((from, at) =>
      arcPoints(from, ring[(at + 1) % ring.length] ?? from, 8).slice(0, -1),
    );
    const pentagon = patch(rim.map(turned));
    if (pentagon) {
      result.pentagons.push({ index, d: pentagon });
      result.seams.push(pentagon);
    }
    const star = neighbours.flatMap(({ other }, at) => {
      const next = neighbours[(at + 1) % neighbours.length]?.other ?? other;
      const tip = between(vertex, other, 0.47);
      const notchAt = unit([
        (ring[at] ?? tip)[0] + (ring[(at + 1) % ring.length] ?? tip)[0],
        (ring[at] ?? tip)[1] + (ring[(at + 1) % ring.length] ?? tip)[1],
        (ring[at] ?? tip)[2] + (ring[(at + 1) % ring.length] ?? tip)[2],
      ]);
      const notch = between(vertex, notchAt, 0.72);
      return [
        ...arcPoints(tip, notch, 6).slice(0, -1),
        ...arcPoints(notch, between(vertex, next, 0.47), 6).slice(0, -1),
      ];
    });
    const starShape = patch(star.map(turned));
    if (starShape) result.stars.push({ index, d: starShape });
    for (const { other, otherIndex } of neighbours) {
      if (otherIndex < index) continue;
      const seam = visibleLine(
        arcPoints(turned(between(vertex, other, 1 / 3)), turned(between(vertex, other, 2 / 3))),
      );
      if (seam !== '') result.seams.push(seam);
    }
  });
  return result;
}
