import type { Tones } from './colour.ts';
import { path } from './light.ts';
import type { Cast, LightLine, Pen } from './pen.ts';
import { stitching } from './stitching.ts';
import type { Stitch } from './stitching.ts';
import type { Texture } from './textures.ts';

export interface Panel {
  outline: string;
  tones: Tones;
  /** From the lit end to the shaded end. Default: vertically through the middle of the canvas. */
  light?: LightLine;
  textures?: readonly Texture[];
  /** Drawn on the material below its edges: local shadows, folds, graphics. Clipped to the outline. */
  inside?: string;
  /** Width of the shading along the edges; wider for thicker or rounder parts. */
  edge?: number;
  edgeStrength?: number;
  /** Brightness of the rim light on the lower right edge. A strong rim with a strong edge looks like a glossy button. */
  rim?: number;
  /** The shadow of the part on what lies below it. */
  cast?: Cast;
  stitch?: Stitch;
}

const lightMaterial = 0.8;

/**
 * The building block of all drawings: a piece of material in studio light. Back to front: cast shadow, a gradient of
 * four tones, texture, content, shading along the edges (shifted up and left, so that it is stronger at the lower
 * right), rim light, and stitching.
 */
export function panel(pen: Pen, options: Panel): string {
  const {
    outline,
    tones,
    light = [0, 300, 0, 700],
    textures = [],
    inside = '',
    edge = 14,
    rim = 0.55,
  } = options;
  const edgeStrength = (options.edgeStrength ?? 0.5) * (tones.lightness > lightMaterial ? 0.62 : 1);
  const fill = pen.linear(light, [
    [0, tones.highlight],
    [0.28, tones.light],
    [0.58, tones.base],
    [1, tones.low],
  ]);
  const body = path(outline, { fill });
  const shade = path(outline, {
    fill: 'none',
    stroke: tones.ink,
    'stroke-width': edge * 2,
    filter: pen.blur(edge * 0.62, outline, edge),
    opacity: Number(edgeStrength.toFixed(3)),
    transform: `translate(${-edge * 0.25} ${-edge * 0.5})`,
  });
  const glint =
    rim > 0
      ? path(outline, {
          fill: 'none',
          stroke: '#fff',
          'stroke-width': 3.2,
          filter: pen.blur(1, outline, 3),
          opacity: Number((rim * 0.62).toFixed(3)),
          transform: 'translate(1.2 1.8)',
        })
      : '';
  const surface =
    textures.map(([name, strength]) => pen.texture(name, strength, tones.shade)).join('') +
    inShade(inside, tones.shade) +
    shade +
    glint;
  return (
    (options.cast === undefined ? body : pen.cast(options.cast, body, outline)) +
    pen.clip(outline, surface) +
    (options.stitch === undefined ? '' : stitching(pen, outline, options.stitch))
  );
}

/** Replaces `#000` in soft shadows with the shadow colour of the material. Hard black stays black. */
function inShade(inside: string, shade: string): string {
  return inside
    .replaceAll('fill="#000" filter=', `fill="${shade}" filter=`)
    .replaceAll(
      /stroke="#000"( stroke-width="[\d.]+" stroke-linecap="round" filter=)/g,
      (_, rest: string) => `stroke="${shade}"${rest}`,
    );
}
