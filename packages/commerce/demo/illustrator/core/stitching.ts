import { canvas } from './outline.ts';
import { line, path } from './light.ts';
import type { Pen } from './pen.ts';

export interface Stitch {
  /** Distance from the edge. */
  inset?: number;
  colour?: string;
  strength?: number;
  dash?: string;
  width?: number;
}

/**
 * A row of stitches at a constant distance from the edge of any outline: a wide dashed stroke with a narrower solid one
 * masked out of it, clipped to the part.
 */
export function stitching(pen: Pen, outline: string, stitch: Stitch = {}): string {
  const { inset = 9, colour = '#fff', strength = 0.75, dash = '7 4.5', width = 1.8 } = stitch;
  const dashed = { fill: 'none', 'stroke-width': 2 * inset + width, 'stroke-dasharray': dash };
  const cutOut =
    `<rect width="${canvas}" height="${canvas}" fill="#fff"/>` +
    path(outline, { fill: 'none', stroke: '#000', 'stroke-width': 2 * inset - width });
  const rows =
    path(outline, { ...dashed, transform: 'translate(.6 1.2)', stroke: '#000', 'stroke-opacity': 0.35 }) +
    path(outline, { ...dashed, stroke: colour, 'stroke-opacity': strength });
  return pen.clip(outline, pen.mask(cutOut, rows));
}

/** A row of stitches along a line. */
export function thread(d: string, colour = '#fff', strength = 0.7, dash = '7 4.5', width = 1.8): string {
  return (
    path(d, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.35,
      'stroke-width': width,
      'stroke-dasharray': dash,
      transform: 'translate(.5 1.2)',
    }) +
    path(d, {
      fill: 'none',
      stroke: colour,
      'stroke-opacity': strength,
      'stroke-width': width,
      'stroke-dasharray': dash,
    })
  );
}

/** A seam between two pieces of cloth: a dark line with a highlight on its lower edge. */
export function seam(d: string, colour = '#000', width = 2): string {
  return (
    line(d, colour, width, { 'stroke-opacity': 0.42 }) +
    line(d, '#fff', width * 0.6, { 'stroke-opacity': 0.28, transform: 'translate(1 1.8)' })
  );
}
