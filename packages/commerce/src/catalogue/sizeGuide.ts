import type { SizeGuide } from '@touchline/contract/product/schema';
import type { LanguageTexts } from './tables.ts';

const systems = ['EU', 'UK', 'US', 'KR'] as const;

/** A table of the same sizes in every size system; `undefined` when there is only one system. */
export function sizeGuideOf(rows: readonly { sizes: LanguageTexts }[]): SizeGuide | undefined {
  const columns = systems.filter((system) => rows.some((row) => row.sizes[system] !== undefined));
  if (columns.length < 2) return undefined;
  return {
    columns: [...columns],
    rows: rows.map((row) => columns.map((system) => row.sizes[system] ?? '')),
  };
}
