import { drawLettering, drawMark } from '../../core/brand.ts';
import { ringBand } from '../../core/geometry.ts';
import { path } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import type { Face } from '../garments.ts';

/** The mark, large, with the name below: for the chest. */
export function largePrint({ brand, markColour }: Paint, y = 318): string {
  return (
    drawMark(brand, 402, y, 196, markColour, 0.96) +
    drawLettering(brand.name.toUpperCase(), {
      x: 500,
      y: y + 240,
      size: 27,
      width: 192,
      colour: markColour,
      opacity: 0.96,
    })
  );
}

/** The name across the chest. */
export function wordPrint({ brand, markColour }: Paint, y = 400): string {
  return drawLettering(brand.name, { x: 500, y, size: 74, width: 316, colour: markColour, opacity: 0.96 });
}

/** The corner arc, from the hem to the side seam. */
export function cornerPrint({ accentColour }: Paint): string {
  return [
    [196, 222],
    [240, 248],
  ]
    .map(([inner = 0, outer = 0]) =>
      path(ringBand(276, 860, inner, outer, -10, 100), { fill: accentColour, opacity: 0.94 }),
    )
    .join('');
}

/** What a plain top wears on the front, by variant: nothing more than its mark, a large print, or the corner. */
export function printOf(paint: Paint, face: Face, large: (paint: Paint) => string): string {
  if (face === 'back' || paint.variant === 0) return '';
  return paint.variant === 1 ? large(paint) : cornerPrint(paint);
}
