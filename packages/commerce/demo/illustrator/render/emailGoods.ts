import { drawLettering, drawMark } from '../core/brand.ts';
import type { Paint } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/* Goods that are sent by email: drawn on the colour of a page, because they have no outline of their own. */

const volt = '#D9FF2E';
const ink = '#17181B';
const ground = '#ECEBE6';

const shadow = (pen: Pen, y: number, width: number): string =>
  `<ellipse cx="500" cy="${y}" rx="${width}" ry="34" fill="#101114" filter="${pen.blur(34)}" opacity=".34"/>`;

/** Lanes of a running track, as arcs around a corner. */
const lanes = (cx: number, cy: number, colour: string): string =>
  [130, 174, 218, 262, 306, 350]
    .map(
      (radius) =>
        `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${colour}" stroke-width="14"/>`,
    )
    .join('');

/** A gift card on its envelope. */
export function drawGiftCard(pen: Pen, { brand }: Pick<Paint, 'brand'>): string {
  const face = pen.linear(
    [140, 320, 860, 760],
    [
      [0, '#2A2C31'],
      [1, ink],
    ],
  );
  return (
    `<rect width="1000" height="1000" fill="${ground}"/>` +
    shadow(pen, 770, 330) +
    `<g transform="rotate(5 500 500)"><rect x="130" y="300" width="740" height="460" rx="22" fill="#fbfaf6"/>` +
    `<path d="M130 322L500 600L870 322" fill="none" stroke="#d8d6cd" stroke-width="6"/></g>` +
    `<g transform="rotate(-7 500 480)"><clipPath id="gift-card-face"><rect x="140" y="240" width="720" height="450" rx="36"/></clipPath>` +
    `<rect x="146" y="252" width="720" height="450" rx="36" fill="#101114" filter="${pen.blur(14)}" opacity=".35"/>` +
    `<rect x="140" y="240" width="720" height="450" rx="36" fill="${face}"/>` +
    `<g clip-path="url(#gift-card-face)">${lanes(860, 690, volt)}` +
    `<path d="M140 240H860L430 690H140Z" fill="#fff" opacity=".05"/></g>` +
    drawMark(brand, 196, 292, 96, volt) +
    drawLettering(brand.name, { x: 196, y: 632, size: 58, width: 300, colour: '#f6f6f3', anchor: 'start' }) +
    `</g>`
  );
}

/** The first page of a training plan, with its weeks. */
export function drawTrainingPlan(pen: Pen, { brand }: Pick<Paint, 'brand'>): string {
  const week = (row: number): string =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((day) => {
        const isRun = (row * 3 + day * 2) % 4 === 0 || day === 6;
        const fill = isRun ? (day === 6 ? volt : ink) : '#e4e2da';
        return `<rect x="${330 + day * 52}" y="${486 + row * 58}" width="40" height="40" rx="8" fill="${fill}"/>`;
      })
      .join('');
  return (
    `<rect width="1000" height="1000" fill="${ground}"/>` +
    shadow(pen, 880, 280) +
    `<g transform="rotate(-3 500 500)">` +
    `<rect x="268" y="118" width="480" height="760" rx="14" fill="#101114" filter="${pen.blur(14)}" opacity=".22"/>` +
    `<rect x="282" y="132" width="460" height="740" rx="10" fill="#d9d7ce" transform="rotate(3 500 500)"/>` +
    `<rect x="260" y="110" width="480" height="760" rx="10" fill="#fdfcf9"/>` +
    `<rect x="260" y="110" width="480" height="210" rx="10" fill="${ink}"/>` +
    drawMark(brand, 308, 158, 74, volt) +
    drawLettering('10K', { x: 590, y: 236, size: 104, width: 220, colour: volt }) +
    `<rect x="330" y="366" width="240" height="22" rx="11" fill="${ink}"/><rect x="330" y="408" width="330" height="14" rx="7" fill="#c9c7bd"/>` +
    [0, 1, 2, 3, 4, 5].map(week).join('') +
    `</g>`
  );
}
