import { drawLettering, drawMark } from '../../core/brand.ts';
import type { Tones } from '../../core/colour.ts';
import { repeat } from '../../core/geometry.ts';
import { line, path, soft } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';

const body =
  'M372 352C372 318 396 300 420 292L420 262L580 262L580 292C604 300 628 318 628 352L634 820C634 850 612 866 580 868L420 868C388 866 366 850 366 820Z';
const lid = 'M412 196C412 182 424 174 440 174L560 174C576 174 588 182 588 196L590 268L410 268Z';
const foot = 'M360 822C420 836 580 836 640 822L640 880L360 880Z';

/** Painted steel is lit in hard bands from side to side; a plain gradient would make it plastic. */
function steel(pen: Pen, from: number, to: number, tones: Tones): string {
  return pen.linear(
    [from, 0, to, 0],
    [
      [0, tones.deep],
      [0.1, tones.low],
      [0.24, tones.highlight],
      [0.34, tones.highlight],
      [0.5, tones.base],
      [0.74, tones.low],
      [0.92, tones.deep],
      [0.97, tones.low],
      [1, tones.base],
    ],
  );
}

function drawFront(pen: Pen, { main, second, accent, brand, markColour }: Paint): string {
  const knurls = repeat(19, (index) => {
    const x = 500 + Math.sin(((index - 9) / 9.6) * 1.5) * 88;
    return (
      line(`M${x.toFixed(1)} 186L${x.toFixed(1)} 258`, '#000', 3, { opacity: 0.28 }) +
      line(`M${(x + 2.5).toFixed(1)} 186L${(x + 2.5).toFixed(1)} 258`, '#fff', 1.5, { opacity: 0.16 })
    );
  });
  return (
    groundShadow(pen, 506, 868, 150, 1.2) +
    line('M452 176C440 96 560 96 548 176', second.low, 24, { 'stroke-linecap': 'butt' }) +
    line('M452 170C442 102 556 98 546 168', second.highlight, 6, { filter: pen.blur(2.5), opacity: 0.8 }) +
    path(lid, { fill: steel(pen, 410, 590, second) }) +
    knurls +
    line('M414 190C460 184 540 184 586 190', '#fff', 2.5, { opacity: 0.35 }) +
    pen.clip(
      body,
      path(body, { fill: steel(pen, 366, 634, main) }) +
        pen.texture('grit', 0.45) +
        soft(pen, 'M366 300L634 300L634 272L366 272Z', '#000', 6, 0.4) +
        soft(pen, 'M430 330C424 500 424 700 430 850L456 850C450 700 450 500 458 320Z', '#fff', 6, 0.55) +
        soft(pen, 'M612 340L618 850L626 850L622 340Z', '#fff', 4, 0.35) +
        soft(pen, 'M376 330C400 306 600 306 624 330L624 342C600 318 400 318 376 342Z', '#fff', 4, 0.4) +
        path(foot, { fill: accent.base }) +
        path(foot, { fill: steel(pen, 366, 634, accent), opacity: 0.8 }) +
        line('M360 822C420 836 580 836 640 822', '#000', 3, { opacity: 0.35 }) +
        line('M360 826C420 840 580 840 640 826', '#fff', 2, { opacity: 0.4 }) +
        soft(pen, 'M560 822C590 840 600 840 640 822L640 880L560 880Z', '#000', 14, 0.5) +
        drawMark(brand, 452, 560, 96, markColour) +
        drawLettering('750 ML', { x: 500, y: 780, size: 19, width: 74, colour: markColour, opacity: 0.8 }) +
        path(body, { fill: 'none', stroke: '#000', 'stroke-width': 14, filter: pen.blur(6), opacity: 0.3 }),
    )
  );
}

/** An insulated steel bottle. */
export const bottle: Silhouette = {
  label: 'Bottle',
  views: {
    front: { draw: drawFront, crop: [40, 40, 920] },
    detail: { draw: drawFront, crop: [340, 90, 320] },
  },
};
