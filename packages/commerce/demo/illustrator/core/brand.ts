/** Brand of a drawn product. Silhouettes contain no logo of their own; they use this one. */
export interface Brand {
  /** Name on neck labels and insoles. */
  name: string;
  /** The logo as one stroked path on a grid of 32. */
  mark: string;
  /** Stroke width of the logo on that grid. */
  markStroke: number;
  cap: 'butt' | 'round';
}

/** The corner of a pitch: two lines and the quarter arc. */
export const touchline: Brand = {
  name: 'Touchline',
  mark: 'M4.3 2V27.7H30M4.3 12A15.7 15.7 0 0 1 20 27.7',
  markStroke: 4.6,
  cap: 'butt',
};

/** Two mountains in one line. */
export const northing: Brand = {
  name: 'Northing',
  mark: 'M3 27L12.5 9L18 19L22 12.5L29 27',
  markStroke: 3.4,
  cap: 'round',
};

/** Draws the logo, with the upper left corner of its grid at x and y. */
export function drawMark(
  brand: Brand,
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity = 1,
): string {
  const join = brand.cap === 'round' ? 'round' : 'miter';
  return `<path transform="translate(${x} ${y}) scale(${size / 32})" d="${brand.mark}" fill="none" stroke="${colour}" stroke-width="${brand.markStroke}" stroke-linecap="${brand.cap}" stroke-linejoin="${join}" opacity="${opacity}"/>`;
}

export interface Lettering {
  x: number;
  y: number;
  size: number;
  colour: string;
  width?: number;
  opacity?: number;
  anchor?: 'start' | 'middle';
}

/**
 * Printed or woven lettering. The width is fixed, so that the picture does not change where the typeface is missing.
 */
export function drawLettering(
  text: string,
  { x, y, size, colour, width, opacity = 1, anchor = 'middle' }: Lettering,
): string {
  const pinned = width === undefined ? '' : ` textLength="${width}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="'Archivo Variable',Archivo,'DejaVu Sans',Arial,sans-serif" font-weight="800" font-size="${size}"${pinned} fill="${colour}" opacity="${opacity}">${text}</text>`;
}

/** The woven label inside a neck or a hood. */
export function drawLabel(brand: Brand, cx: number, y: number, width: number, isDark = false): string {
  const height = width * 0.4;
  return (
    `<rect x="${cx - width / 2 + 1}" y="${y + 2}" width="${width}" height="${height}" rx="2" fill="#000" opacity=".25"/>` +
    `<rect x="${cx - width / 2}" y="${y}" width="${width}" height="${height}" rx="2" fill="${isDark ? '#131417' : '#f3f3f0'}"/>` +
    drawLettering(brand.name.toUpperCase(), {
      x: cx,
      y: y + height * 0.68,
      size: width * 0.19,
      width: width * 0.82,
      colour: isDark ? '#f3f3f0' : '#131417',
    })
  );
}
