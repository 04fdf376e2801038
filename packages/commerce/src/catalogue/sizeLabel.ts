import type { LanguageTexts } from './tables.ts';
import { sizeText } from './vocabulary.ts';

/** The label of a size in the market's system, or in the one it has. */
export function sizeLabel(sizes: LanguageTexts, system: string): string {
  return sizes[system] ?? sizes['INT'] ?? Object.values(sizes)[0] ?? '';
}

/** A size as a bag and an order name it: `UK 8`, but `M`: lettered sizes and one size have no country. */
export function sizeName(sizes: LanguageTexts, system: string, language: string): string {
  const own = sizeSystemOf(sizes, system);
  const label = sizeText(sizeLabel(sizes, system), language);
  return own === 'INT' ? label : `${own} ${label}`;
}

/** The system `sizeLabel` took its label from; `INT` for lettered sizes and one size. */
export function sizeSystemOf(sizes: LanguageTexts, system: string): string {
  if (sizes[system] !== undefined) return system;
  return sizes['INT'] !== undefined ? 'INT' : (Object.keys(sizes)[0] ?? 'INT');
}
