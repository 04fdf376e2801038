import type { LanguageTexts } from './tables.ts';
import { sizeText } from './vocabulary.ts';

/** The label of a size in the market's system, otherwise in the system it has. */
export function sizeLabel(sizes: LanguageTexts, system: string): string {
  return sizes[system] ?? sizes['INT'] ?? Object.values(sizes)[0] ?? '';
}

/** The name of a size in a basket or order: `UK 8`, but `M`, because letter sizes and one size have no country. */
export function sizeName(sizes: LanguageTexts, system: string, language: string): string {
  const own = sizeSystemOf(sizes, system);
  const label = sizeText(sizeLabel(sizes, system), language);
  return own === 'INT' ? label : `${own} ${label}`;
}

/** The size system of the label that `sizeLabel` returns; `INT` for letter sizes and one size. */
export function sizeSystemOf(sizes: LanguageTexts, system: string): string {
  if (sizes[system] !== undefined) return system;
  return sizes['INT'] !== undefined ? 'INT' : (Object.keys(sizes)[0] ?? 'INT');
}
