import { Blob, Buffer as Shaping, Face, Font, Variation, shape } from 'harfbuzzjs';

/** Points on the width axis, in percent. Between two of them an advance changes almost linearly. */
export const WIDTHS = [62, 75, 87, 100, 112, 125] as const;

const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒßàâäçèéêëîïôöùûüœ’‘“”„«»–—…€£';

const round = (value: number) => Math.round(value);

/**
 * The metrics that the fitted headline needs before the font has loaded: per letter the advance at each width
 * and both side bearings, in thousandths of an em.
 */
export function advancesOf(sfnt: Uint8Array, weight: number): Record<string, number[]> {
  const face = new Face(new Blob(sfnt.slice().buffer));
  const scale = 1000 / face.upem;
  const fontAt = (width: number) => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
    return font;
  };
  const fonts = WIDTHS.map(fontAt);
  const widest = fontAt(125);
  return Object.fromEntries(
    Array.from(LETTERS).map((letter) => {
      const shaping = new Shaping();
      shaping.addText(letter);
      shaping.guessSegmentProperties();
      shape(widest, shaping);
      const glyph = shaping.getGlyphInfos()[0]?.codepoint ?? 0;
      const advances = fonts.map((font) => round(font.glyphHAdvance(glyph) * scale));
      const extents = widest.glyphExtents(glyph);
      const left = extents?.xBearing ?? 0;
      const right = widest.glyphHAdvance(glyph) - left - (extents?.width ?? 0);
      return [letter, [...advances, round(left * scale), round(right * scale)]];
    }),
  );
}
