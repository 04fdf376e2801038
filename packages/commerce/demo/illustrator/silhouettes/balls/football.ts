import { drawMark } from '../../core/brand.ts';
import { path } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import type { Pen } from '../../core/pen.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { ballCrop, ballDetail, ballOutline, drawBall, pressedSeam } from './ballParts.ts';
import { truncatedIcosahedron } from './icosahedron.ts';

const { pentagons, seams } = truncatedIcosahedron(0.42, 0.35, 0.16);

function drawFront(pen: Pen, { main, second, accent, brand, markColour }: Paint): string {
  return drawBall(
    pen,
    path(ballOutline, { fill: main.light }) +
      pentagons.map(({ index, d }) => path(d, { fill: (index % 4 === 0 ? accent : second).base })).join('') +
      pen.texture('leather', 0.55) +
      seams.map((d) => pressedSeam(pen, d)).join('') +
      `<g transform="translate(410 414) rotate(-8)">${drawMark(brand, -40, -40, 80, markColour, 0.9)}</g>`,
  );
}

/** A training football: pentagons and hexagons. */
export const football: Silhouette = {
  label: 'Football',
  views: { front: { draw: drawFront, crop: ballCrop }, detail: { draw: drawFront, crop: ballDetail } },
};
