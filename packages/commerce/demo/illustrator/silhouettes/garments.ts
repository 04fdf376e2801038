import { drawMark } from '../core/brand.ts';
import { mirrorFolds, soft, softLine } from '../core/light.ts';
import type { FoldRow } from '../core/light.ts';
import type { Paint } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Crop } from '../core/silhouette.ts';
import type { Texture } from '../core/textures.ts';

/** Which side of a garment is up. */
export type Face = 'front' | 'back';

/** A garment laid flat, over 86 % of the height. */
export const garmentCrop: Crop = [86, 86, 828];

/** Hoods stand above the shoulders and need more room. */
export const hoodedCrop: Crop = [60, 54, 880];

/** Fine texture over the slow swell of cloth on a table. */
export function cloth(fine: Texture, swell = 0.8): readonly Texture[] {
  return [['drape', swell], fine];
}

/** How a torso turns away from the light at both sides, and the broad light down its left. */
export function torsoLight(pen: Pen, left: number, right: number, top: number, bottom: number): string {
  const middle = (top + bottom) / 2;
  return (
    softLine(
      pen,
      `M${left} ${top}C${left + 22} ${middle} ${left + 14} ${bottom - 60} ${left + 6} ${bottom}`,
      '#000',
      30,
      34,
      0.22,
    ) +
    softLine(
      pen,
      `M${right} ${top}C${right - 22} ${middle} ${right - 14} ${bottom - 60} ${right - 6} ${bottom}`,
      '#000',
      38,
      34,
      0.3,
    ) +
    soft(
      pen,
      `M${left + 110} ${top}C${left + 150} ${top + 180} ${left + 130} ${bottom - 140} ${left + 150} ${bottom - 40}L${left + 200} ${bottom - 40}C${left + 190} ${bottom - 160} ${left + 230} ${top + 160} ${left + 220} ${top}Z`,
      '#fff',
      34,
      0.2,
    )
  );
}

/** Folds from both armpits, not quite the same on either side: exact mirrors look printed. */
export function pairedFolds(rows: readonly FoldRow[]): FoldRow[] {
  const other = mirrorFolds(rows).map(([x1, y1, x2, y2, bend, width, strength, blur], index): FoldRow => [
    x1,
    y1 + (index % 2 === 0 ? 10 : -12),
    x2 - 8,
    y2 + (index % 2 === 0 ? 14 : -10),
    bend,
    width,
    strength * 1.08,
    blur,
  ]);
  return [...rows, ...other];
}

/** The small mark on the wearer's left chest. */
export function chestMark({ brand, markColour }: Paint, x = 574, y = 292, size = 40): string {
  return drawMark(brand, x, y, size, markColour, 0.96);
}

/** The mark between the shoulder blades. */
export function backMark({ brand, markColour }: Paint, y = 236, size = 44): string {
  return drawMark(brand, 500 - size / 2, y, size, markColour, 0.96);
}
