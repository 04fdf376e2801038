import { sizeRuns } from './sizes.ts';
import type { DemoSizeRun, SizeRunId } from './sizes.ts';

/**
 * Stock pattern of a colourway.
 * - `deep`: most sizes well stocked, a few low or sold out.
 * - `broken`: every third size is sold out, every fifth is down to three or fewer.
 * - `last`: one to three pieces in some sizes, none in the others.
 * - `none`: sold out, or a preview.
 */
export type StockPattern = 'deep' | 'broken' | 'last' | 'none';

/** Quantity by size code; always the same for the same product. */
export function stockOf(productId: string, runId: SizeRunId, pattern: StockPattern): Record<string, number> {
  const run: DemoSizeRun = sizeRuns[runId];
  return Object.fromEntries(
    run.sizes.map(({ code }, index) => [code, quantity(productId, code, index, pattern, run.sizes.length)]),
  );
}

function quantity(
  productId: string,
  code: string,
  index: number,
  pattern: StockPattern,
  count: number,
): number {
  const luck = hash(`${productId}_${code}`);
  const isSingle = count === 1;
  switch (pattern) {
    case 'none':
      return 0;
    case 'last':
      return isSingle || index % 3 === 1 ? 1 + (luck % 3) : 0;
    case 'broken':
      if (index % 3 === 0 && !isSingle) return 0;
      return luck % 5 === 0 ? 1 + (luck % 3) : 5 + (luck % 20);
    case 'deep':
      if (!isSingle && luck % 17 === 0) return 0;
      return luck % 11 === 0 ? 1 + (luck % 3) : 8 + (luck % 52);
  }
}

/** FNV-1a hash: distributes text evenly over 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
