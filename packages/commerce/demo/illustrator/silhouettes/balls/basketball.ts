import { drawMark } from '../../core/brand.ts';
import { line, path } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import type { Pen } from '../../core/pen.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { ballCrop, ballOutline, drawBall, turn, unit, visibleLine } from './ballParts.ts';
import type { Vector } from './ballParts.ts';

function ring(at: (angle: number) => Vector): string {
  const points = Array.from({ length: 141 }, (_, index) =>
    turn(at((index / 140) * Math.PI * 2), -0.35, 0.5, 0.42),
  );
  return visibleLine(points);
}

/** Two great circles and the two bowed channels beside them. */
const channels = [
  ring((a) => [Math.cos(a), Math.sin(a), 0]),
  ring((a) => [0, Math.cos(a), Math.sin(a)]),
  ring((a) => unit([0.62 + 0.16 * Math.cos(2 * a), Math.cos(a) * 0.78, Math.sin(a) * 0.78])),
  ring((a) => unit([-0.62 - 0.16 * Math.cos(2 * a), Math.cos(a) * 0.78, Math.sin(a) * 0.78])),
];

function drawFront(pen: Pen, { main, second, brand, markColour }: Paint): string {
  return drawBall(
    pen,
    path(ballOutline, { fill: main.base }) +
      pen.texture('pebble', 1) +
      channels
        .map(
          (d) =>
            line(d, '#000', 26, { filter: pen.blur(6), opacity: 0.24 }) +
            line(d, main.ink, 15) +
            line(d, second.base, 10) +
            line(d, '#fff', 2.5, { opacity: 0.28, transform: 'translate(5 6)' }),
        )
        .join('') +
      `<g transform="translate(318 530) rotate(-20)">${drawMark(brand, -56, -56, 112, markColour, 0.92)}</g>`,
  );
}

/** A basketball with a pebbled skin; the channels take the second colour. */
export const basketball: Silhouette = {
  label: 'Basketball',
  views: { front: { draw: drawFront, crop: ballCrop }, detail: { draw: drawFront, crop: [170, 340, 380] } },
};
