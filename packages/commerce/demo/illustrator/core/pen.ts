import { boxOf, canvas, isAbsolute } from './outline.ts';
import { isPattern, patternDefinition, reliefDefinition } from './textures.ts';
import type { TextureName } from './textures.ts';

/** Start and end of a gradient in canvas units. Only the direction of the gradient matters. */
export type LightLine = readonly [x1: number, y1: number, x2: number, y2: number];

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Blurs are rounded to a few sizes, so that a drawing of eighty soft shapes needs nine filters instead of eighty. */
const blurSizes = [1, 1.6, 2.5, 4, 6, 9, 14, 22, 34] as const;

export type Cast = 'thin' | 'thick';

const casts: Record<Cast, string> = {
  thin: 'dx="1.5" dy="3.5" stdDeviation="3" flood-color="#000" flood-opacity=".34"',
  thick: 'dx="2" dy="8" stdDeviation="8" flood-color="#000" flood-opacity=".3"',
};

/**
 * Creates the ids and definitions of one drawing. Ids are unique to the drawing and only used definitions are included,
 * so that two drawings can be in one document.
 */
export class Pen {
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();
  #count = 0;

  /** @param prefix prefix of every id; has to be unique per drawing in a document. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  #define(key: string, build: (id: string) => string): string {
    const id = `${this.#prefix}-${key}`;
    if (!this.#definitions.has(id)) this.#definitions.set(id, build(id));
    return id;
  }

  #defineNext(build: (id: string) => string): string {
    this.#count += 1;
    return this.#define(this.#count.toString(36), build);
  }

  /** A linear gradient as a fill. */
  linear([x1, y1, x2, y2]: LightLine, stops: readonly Stop[]): string {
    const id = this.#defineNext(
      (own) =>
        `<linearGradient id="${own}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawStops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient as a fill. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    const id = this.#defineNext(
      (own) =>
        `<radialGradient id="${own}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${drawStops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Clips the content to the outline. */
  clip(outline: string, content: string): string {
    const id = this.#defineNext((own) => `<clipPath id="${own}"><path d="${outline}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** Shows the content where the mask is white. */
  mask(shape: string, content: string): string {
    const id = this.#defineNext(
      (own) =>
        `<mask id="${own}" maskUnits="userSpaceOnUse" x="0" y="0" width="${canvas}" height="${canvas}">${shape}</mask>`,
    );
    return `<g mask="url(#${id})">${content}</g>`;
  }

  /** Fades the content in along a line, such as mesh that opens towards the toe. */
  fade(line: LightLine, content: string): string {
    const fill = this.linear(line, [
      [0, '#000'],
      [1, '#fff'],
    ]);
    return this.mask(`<rect width="${canvas}" height="${canvas}" fill="${fill}"/>`, content);
  }

  /**
   * The filter closest to the requested blur. With a path and its stroke width, it only covers that part of the canvas:
   * a drawing has a hundred soft shapes, and a browser blurs every pixel of the filter region.
   */
  blur(size: number, path?: string, strokeWidth = 0): string {
    const nearest = blurSizes.reduce((best, each) =>
      Math.abs(each - size) < Math.abs(best - size) ? each : best,
    );
    const region = regionOf(path, nearest * 3 + strokeWidth);
    const id = this.#define(
      `b${`${nearest}${region.key}`.replaceAll('.', '_')}`,
      (own) =>
        `<filter id="${own}" filterUnits="userSpaceOnUse" ${region.attributes}><feGaussianBlur stdDeviation="${nearest}"/></filter>`,
    );
    return `url(#${id})`;
  }

  /**
   * The shadow of an overlay on what lies below it, which makes it look like a layer of material.
   * @param path outline of the content if there is only one, to limit the filter region.
   */
  cast(kind: Cast, content: string, path?: string): string {
    const region = regionOf(path, 34);
    const id = this.#define(
      `c${kind}${region.key}`,
      (own) =>
        `<filter id="${own}" filterUnits="userSpaceOnUse" ${region.attributes}><feDropShadow ${casts[kind]}/></filter>`,
    );
    return `<g filter="url(#${id})">${content}</g>`;
  }

  /** Fills the whole canvas with a texture; clip it to a part. Reliefs use the shadow colour of the part. */
  texture(name: TextureName, strength = 1, shade = '#000000'): string {
    if (isPattern(name)) {
      const id = this.#define(name, (own) => patternDefinition(name, own));
      return `<rect width="${canvas}" height="${canvas}" fill="url(#${id})" opacity="${strength}"/>`;
    }
    const id = this.#define(`${name}${shade.slice(1)}`, (own) => reliefDefinition(name, own, shade));
    return `<rect width="${canvas}" height="${canvas}" filter="url(#${id})" opacity="${strength}"/>`;
  }

  /** All definitions used so far, for the head of the document. */
  definitions(): string {
    return `<defs>${[...this.#definitions.values()].join('')}</defs>`;
  }
}

function drawStops(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

interface Region {
  key: string;
  attributes: string;
}

/** Filter region of a path; the whole canvas and a margin without a path. */
function regionOf(path: string | undefined, margin: number): Region {
  if (path === undefined || !isAbsolute(path))
    return { key: '', attributes: 'x="-100" y="-100" width="1200" height="1200"' };
  const [x, y, width, height] = boxOf(path, margin);
  return {
    key: `_${x}_${y}_${width}_${height}`,
    attributes: `x="${x}" y="${y}" width="${width}" height="${height}"`,
  };
}
