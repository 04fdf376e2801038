import { cutText } from '@touchline/contract/cutText';

/** Lower case without accents, so that `elan` finds `Élan`. Hangul is not split. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** A name as used in addresses: `Tempo 4` → `tempo-4`; `item` when nothing is left of it. */
export function slugOf(name: string): string {
  return (
    cutText(
      foldText(name)
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, ''),
      80,
    ) || 'item'
  );
}
