import { drawMark } from '../../core/brand.ts';
import { path } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import type { Pen } from '../../core/pen.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { ballCrop, ballDetail, ballOutline, drawBall, patch, pressedSeam, turn, unit } from './ballParts.ts';
import type { Vector } from './ballParts.ts';

interface Strip {
  /** Which of the three strips of its face: the middle one takes the accent. */
  place: 0 | 1 | 2;
  face: number;
  d: string;
}

/** Faces of a cube as three axes: outwards, along the strips, across them. */
const faces: readonly (readonly [Vector, Vector, Vector])[] = [
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
  [
    [0, -1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
];

const places = [0, 1, 2] as const;
const steps = 12;

/** Eighteen strips, three to a face, those of neighbouring faces at right angles. */
function strips(): Strip[] {
  return faces.flatMap(([out, along, across], face) =>
    places.flatMap((place) => {
      const at = (u: number, v: number): Vector => {
        const [a, c] = [Math.tan((u * Math.PI) / 4), Math.tan((v * Math.PI) / 4)];
        const raw: Vector = [
          out[0] + along[0] * a + across[0] * c,
          out[1] + along[1] * a + across[1] * c,
          out[2] + along[2] * a + across[2] * c,
        ];
        return turn(unit(raw), 0.55, -0.62, 0.2);
      };
      const low = -1 + (place * 2) / 3;
      const high = low + 2 / 3;
      const run = Array.from({ length: steps + 1 }, (_, index) => -1 + (index * 2) / steps);
      const rise = Array.from({ length: steps + 1 }, (_, index) => low + (index * (high - low)) / steps);
      const d = patch([
        ...run.map((u) => at(u, low)),
        ...rise.map((v) => at(1, v)),
        ...run.toReversed().map((u) => at(u, high)),
        ...rise.toReversed().map((v) => at(-1, v)),
      ]);
      return d === undefined ? [] : [{ place, face, d }];
    }),
  );
}

const drawn = strips();

function drawFront(pen: Pen, { main, second, accent, brand, markColour }: Paint): string {
  const fillOf = ({ place, face }: Strip): string => {
    if (place === 1) return main.light;
    return face === 2 || face === 3 ? accent.base : second.base;
  };
  return drawBall(
    pen,
    path(ballOutline, { fill: main.light }) +
      drawn.map((strip) => path(strip.d, { fill: fillOf(strip) })).join('') +
      pen.texture('leather', 0.5) +
      pen.texture('perforation', 0.08) +
      drawn.map(({ d }) => pressedSeam(pen, d)).join('') +
      `<g transform="rotate(-18 500 500)">${drawMark(brand, 470, 466, 64, markColour, 0.85)}</g>`,
  );
}

/** A volleyball of eighteen strips. */
export const volleyball: Silhouette = {
  label: 'Volleyball',
  views: { front: { draw: drawFront, crop: ballCrop }, detail: { draw: drawFront, crop: ballDetail } },
};
