import { tonesOf } from '../../core/colour.ts';
import type { Tones } from '../../core/colour.ts';
import { line } from '../../core/light.ts';
import type { Pen } from '../../core/pen.ts';

const plastic = tonesOf('#1A1B1F');

/** A strip of webbing, woven across. */
export function webbing(pen: Pen, d: string, tones: Tones, width: number): string {
  return pen.cast(
    'thin',
    line(d, tones.low, width, { 'stroke-linecap': 'butt' }) +
      line(d, tones.light, width * 0.72, {
        'stroke-linecap': 'butt',
        transform: 'translate(-1 -1.5)',
        opacity: 0.7,
      }) +
      line(d, '#000', width * 0.9, {
        'stroke-linecap': 'butt',
        'stroke-dasharray': '1.6 3',
        'stroke-opacity': 0.2,
      }),
  );
}

/** A side-release buckle, its middle at x and y. */
export function buckle(pen: Pen, x: number, y: number, angle = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${pen.cast(
    'thin',
    `<rect x="-34" y="-19" width="68" height="38" rx="7" fill="${plastic.base}"/><rect x="-30" y="-15" width="60" height="5" rx="2.500" fill="#fff" opacity=".24"/>` +
      `<path d="M-6 -19L-6 19M6 -13L6 13" stroke="#000" stroke-opacity=".6" stroke-width="3"/><rect x="-24" y="-6" width="12" height="14" rx="3" fill="#000" opacity=".45"/><rect x="13" y="-6" width="12" height="14" rx="3" fill="#000" opacity=".45"/>`,
  )}</g>`;
}
