import type { FoldRow } from '../../core/light.ts';
import { symmetric } from '../../core/outline.ts';
import type { Side } from '../../core/outline.ts';

/** Cut of the jackets: the same shoulders, so that they hang in a row on a list page. */
export const jacketBody = symmetric(
  'M500 240C450 240 410 224 380 204C330 218 298 232 266 256C260 350 272 440 270 530C268 660 262 780 262 868C342 888 430 890 500 890',
);
export const jacketSleeve =
  'M276 250C226 270 192 330 172 410C152 510 138 640 128 800C154 820 202 826 228 816C248 700 274 580 288 480C302 400 300 310 276 250Z';
export const jacketArmhole = 'M276 250C300 310 302 400 288 480C280 520 272 560 270 600';
export const standCollar = symmetric(
  'M500 138C456 138 418 142 400 152C392 180 386 206 380 228C418 252 460 264 500 266',
);
export const collarInside = symmetric('M500 150C460 150 428 154 410 162C414 186 440 206 500 208');

/** The folds of a left sleeve, on either side. */
export function sided(rows: readonly FoldRow[], side: Side): FoldRow[] {
  return side.name === 'left'
    ? [...rows]
    : rows.map(([x1, y1, x2, y2, bend, ...rest], index) => [
        1000 - x1,
        y1 + (index % 2 === 0 ? 10 : -6),
        1000 - x2,
        y2 - 8,
        -bend,
        ...rest,
      ]);
}

export const sleeveFolds: readonly FoldRow[] = [
  [286, 340, 192, 440, 26, 10, 0.32, 4],
  [282, 440, 168, 520, 22, 9, 0.3, 4],
  [264, 540, 154, 610, 16, 8, 0.28, 4],
  [252, 630, 146, 700, 12, 8, 0.26, 4],
  [242, 720, 138, 770, 8, 7, 0.24, 4],
];
