import type { ViewName } from '../silhouettes/names.ts';
import type { Paint } from './paint.ts';
import type { Pen } from './pen.ts';

/** A square window on the canvas: x, y and side. */
export type Crop = readonly [x: number, y: number, side: number];

/** One picture of a product: what is drawn, and which part of it is visible. */
export interface View {
  draw: (pen: Pen, paint: Paint) => string;
  crop: Crop;
}

/** A product form that can be drawn in any colourway. */
export interface Silhouette {
  /** Name of the form, for alternative texts and the catalogue of forms. */
  label: string;
  /** Soft goods that lie on a table: no edge is straight and no half mirrors the other. */
  isCloth?: true;
  /** The first view is used on cards. Detail views share their `draw` with a full view, so that they always match. */
  views: Partial<Record<ViewName, View>>;
}

/** The whole canvas. */
export const whole: Crop = [0, 0, 1000];
