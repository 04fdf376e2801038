import { drawMark } from '../../core/brand.ts';
import { line, path, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import type { Pen } from '../../core/pen.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { ballCrop, ballDetail, ballOutline, drawBall, turn, unit, visibleLine } from './ballParts.ts';
import type { Vector } from './ballParts.ts';

/** The one seam of a tennis ball, which swings over the poles twice. */
const seam = visibleLine(
  Array.from({ length: 241 }, (_, index): Vector => {
    const t = (index / 240) * Math.PI * 2;
    const at: Vector = [
      0.75 * Math.cos(t) + 0.25 * Math.cos(3 * t),
      0.75 * Math.sin(t) - 0.25 * Math.sin(3 * t),
      0.866 * Math.sin(2 * t),
    ];
    return turn(unit(at), 0.5, 0.62, -0.5);
  }),
);

function drawFront(pen: Pen, { main, second, brand, markColour }: Paint): string {
  const fuzz =
    line(ballOutline, main.base, 5, { 'stroke-dasharray': '2 3', opacity: 0.6 }) +
    line(ballOutline, main.light, 9, { 'stroke-dasharray': '1 4.3', opacity: 0.5 });
  return (
    fuzz +
    drawBall(
      pen,
      path(ballOutline, { fill: main.base }) +
        pen.texture('felt', 1) +
        pen.texture('fleece', 0.9) +
        softLine(pen, seam, '#000', 40, 9, 0.26) +
        line(seam, second.low, 24) +
        line(seam, second.light, 17) +
        softLine(pen, seam, '#fff', 6, 2.5, 0.6) +
        `<g transform="rotate(-14 500 500)">${drawMark(brand, 430, 478, 120, markColour, 0.86)}</g>` +
        pen.texture('felt', 0.35),
    )
  );
}

/** A tennis ball: felt, and one seam. */
export const tennisBall: Silhouette = {
  label: 'Tennis ball',
  views: { front: { draw: drawFront, crop: ballCrop }, detail: { draw: drawFront, crop: ballDetail } },
};
