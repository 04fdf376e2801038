/** Elements that a logo is drawn with. */
export const logoShapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'] as const;

/** One element with its attributes by React's names: `['path', { d: 'M0 0h24', strokeWidth: '3' }]`. */
export type LogoShape = readonly [(typeof logoShapes)[number], Readonly<Record<string, string>>];

/** The mark of a brand, drawn with `currentColor`: what its `logo.svg` holds. */
export interface LogoArt {
  /** Of the drawing: `0 0 24 24`. */
  readonly viewBox: string;
  /** Its elements in the order they are painted. */
  readonly shapes: readonly LogoShape[];
}
