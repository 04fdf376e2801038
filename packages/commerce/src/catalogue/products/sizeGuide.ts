import type { SizeGuide } from '@touchline/contract/product/schema';
import type { LanguageTexts } from './tables.ts';

const systems = ['EU', 'UK', 'US', 'KR'] as const;

/** A table of the same sizes in every size system, the market's own first; `undefined` when there is only one system. */
export function sizeGuideOf(rows: readonly { sizes: LanguageTexts }[], own: string): SizeGuide | undefined {
  const columns = systems
    .filter((system) => rows.some((row) => row.sizes[system] !== undefined))
    .toSorted((one, other) => Number(other === own) - Number(one === own));
  if (columns.length < 2) return undefined;
  return {
    columns: [...columns],
    rows: rows.map((row) => columns.map((system) => row.sizes[system] ?? '')),
  };
}
