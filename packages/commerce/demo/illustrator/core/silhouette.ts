import type { ViewName } from '../silhouettes/names.ts';
import type { Paint } from './paint.ts';
import type { Pen } from './pen.ts';

/** A square window on the canvas: x, y and side. */
export type Crop = readonly [x: number, y: number, side: number];

/** One picture of a product: what is drawn, and which part of it is shown. */
export interface View {
  draw: (pen: Pen, paint: Paint) => string;
  crop: Crop;
}

/** A product form that can be drawn in any colourway. */
export interface Silhouette {
  /** What it is, for the picture's alternative text and the catalogue of forms. */
  label: string;
  /** The first one stands on cards. Details share their `draw` with a whole view, so the two always agree. */
  views: Partial<Record<ViewName, View>>;
}

/** The whole canvas. */
export const whole: Crop = [0, 0, 1000];
