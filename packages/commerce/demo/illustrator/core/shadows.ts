import { path } from './light.ts';
import type { Pen } from './pen.ts';

/** For standing products: a wide soft shadow, and a dark line where they touch the ground. */
export function groundShadow(pen: Pen, cx: number, y: number, halfWidth: number, strength = 1): string {
  const wide = `<ellipse cx="${cx + 8}" cy="${y + 14}" rx="${halfWidth * 1.04}" ry="${halfWidth * 0.085}" fill="#15171c" filter="${pen.blur(22)}" opacity="${0.26 * strength}"/>`;
  const contact = `<ellipse cx="${cx}" cy="${y + 3}" rx="${halfWidth * 0.95}" ry="${halfWidth * 0.028}" fill="#0b0c10" filter="${pen.blur(6)}" opacity="${0.55 * strength}"/>`;
  return wide + contact;
}

/** For products lying flat: uses their own outline, so that the shadow has the right shape. */
export function flatShadow(pen: Pen, outlines: readonly string[], strength = 1): string {
  const shapes = outlines.map((outline) => path(outline, { fill: '#15171c' })).join('');
  return (
    `<g transform="translate(14 26)" opacity="${0.2 * strength}" filter="${pen.blur(22)}">${shapes}</g>` +
    `<g transform="translate(3 7)" opacity="${0.16 * strength}" filter="${pen.blur(6)}">${shapes}</g>`
  );
}
