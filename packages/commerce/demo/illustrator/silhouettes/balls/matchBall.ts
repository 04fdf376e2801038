import { drawMark } from '../../core/brand.ts';
import { path } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import type { Pen } from '../../core/pen.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { ballCrop, ballDetail, ballOutline, drawBall, pressedSeam } from './ballParts.ts';
import { truncatedIcosahedron } from './icosahedron.ts';

const { pentagons, stars, seams } = truncatedIcosahedron(0.2, -0.5, 0.3);

function drawFront(pen: Pen, { main, second, accent, brand, markColour }: Paint): string {
  const colourOf = (index: number): Paint['main'] => (index % 3 === 0 ? accent : second);
  return drawBall(
    pen,
    path(ballOutline, { fill: main.light }) +
      stars.map(({ index, d }) => path(d, { fill: colourOf(index).base })).join('') +
      pentagons.map(({ index, d }) => path(d, { fill: colourOf(index).low, opacity: 0.65 })).join('') +
      pen.texture('leather', 0.5) +
      pen.texture('perforation', 0.1) +
      seams.map((d) => pressedSeam(pen, d)).join('') +
      `<g transform="translate(484 558) rotate(8)">${drawMark(brand, -38, -38, 76, markColour, 0.88)}</g>`,
  );
}

/** A match ball: stars grown out of the pentagons. */
export const matchBall: Silhouette = {
  label: 'Match ball',
  views: { front: { draw: drawFront, crop: ballCrop }, detail: { draw: drawFront, crop: ballDetail } },
};
