import type { LanguageTexts } from './tables.ts';

/** The label of a size in the market's system, or in the one it has. */
export function sizeLabel(sizes: LanguageTexts, system: string): string {
  return sizes[system] ?? sizes['INT'] ?? Object.values(sizes)[0] ?? '';
}

/** The system `sizeLabel` took its label from; `INT` for lettered sizes and one size. */
export function sizeSystemOf(sizes: LanguageTexts, system: string): string {
  if (sizes[system] !== undefined) return system;
  return sizes['INT'] !== undefined ? 'INT' : (Object.keys(sizes)[0] ?? 'INT');
}
