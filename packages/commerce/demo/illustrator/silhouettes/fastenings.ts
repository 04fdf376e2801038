import type { Tones } from '../core/colour.ts';
import { tonesOf } from '../core/colour.ts';
import { line } from '../core/light.ts';
import type { Pen } from '../core/pen.ts';

const tape = tonesOf('#1B1C1F');

/** A zip: tape, teeth and the slit between them. */
export function drawZip(pen: Pen, d: string, width = 7): string {
  return (
    line(d, '#000', width + 9, { 'stroke-opacity': 0.4, 'stroke-linecap': 'butt', filter: pen.blur(1.6) }) +
    line(d, tape.base, width + 5, { 'stroke-linecap': 'butt' }) +
    line(d, '#fff', width, {
      'stroke-opacity': 0.3,
      'stroke-dasharray': '2.4 2.4',
      'stroke-linecap': 'butt',
    }) +
    line(d, '#000', 1.6, { 'stroke-opacity': 0.7, 'stroke-linecap': 'butt' })
  );
}

/** The slider with its pull, hanging at an angle. */
export function drawZipPull(pen: Pen, x: number, y: number, angle: number, pull: Tones): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${pen.cast(
    'thin',
    `<rect x="-5.5" y="-7" width="11" height="17" rx="3" fill="#b4b7bc"/><rect x="-3.5" y="-5" width="2.400" height="12" rx="1" fill="#fff" opacity=".7"/>` +
      `<rect x="-3.8" y="8" width="7.6" height="36" rx="3.8" fill="${pull.base}"/><rect x="-2.4" y="11" width="2.2" height="28" rx="1.1" fill="${pull.highlight}" opacity=".8"/>`,
  )}</g>`;
}
