import type { Brand } from './core/brand.ts';
import { layCloth } from './core/lay.ts';
import { paintOf } from './core/paint.ts';
import type { Variant } from './core/paint.ts';
import { Pen } from './core/pen.ts';
import type { Colours, SilhouetteName, ViewName } from './silhouettes/names.ts';
import { silhouettes } from './silhouettes/silhouettes.ts';

export interface DrawOptions {
  brand: Brand;
  /** Width and height of the drawing in pixels. @default the size of its container */
  size?: number;
  /** Which print or overlay is drawn. @default 0 */
  variant?: Variant;
  /** Prefix of the ids in the drawing. Only needed when the same picture occurs twice in one document. */
  idPrefix?: string;
}

/** The views of a silhouette; the first is used on cards. */
export function viewsOf(name: SilhouetteName): ViewName[] {
  return Object.keys(silhouettes[name].views) as ViewName[];
}

/**
 * Draws one view of a product as SVG, on a transparent background and with its own shadow.
 * Throws when the silhouette has no such view: pictures are generated in advance, so a gap has to stop the generation.
 */
export function draw(name: SilhouetteName, view: ViewName, colours: Colours, options: DrawOptions): string {
  const found = silhouettes[name].views[view];
  if (!found) throw new Error(`"${name}" has no view "${view}", only ${viewsOf(name).join(', ')}.`);
  const pen = new Pen(
    options.idPrefix ??
      `p${shortHash([name, view, options.brand.name, options.variant ?? 0, ...Object.values(colours)].join('|'))}`,
  );
  const drawing = found.draw(pen, paintOf(colours, options.brand, options.variant));
  const parts = laid(name, `${pen.definitions()}${drawing}`, options.variant);
  const [x, y, side] = found.crop;
  const size = options.size === undefined ? '' : ` width="${options.size}" height="${options.size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="${x} ${y} ${side} ${side}">${parts}</svg>`;
}

/**
 * The parts of a drawing with their definitions; those of a garment lie unevenly: the same way in all views and colours
 * of a model, so that details match.
 */
export function laid(name: SilhouetteName, parts: string, variant: Variant = 0): string {
  if (!silhouettes[name].isCloth) return parts;
  return layCloth(parts, Number.parseInt(shortHash(`${name}${variant}`), 36));
}

/** The variant of a model: the same for all its colours, and for its men's, women's and children's versions. */
export function variantOf(modelName: string): Variant {
  const hash = Number.parseInt(shortHash(modelName.replace(/ Kids$/, '')), 36);
  return ([0, 1, 2] as const)[hash % 3] ?? 0;
}

/** A short, stable hash of a text (FNV-1a). */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
