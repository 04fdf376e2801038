import type { AddItem } from '@touchline/contract/basket/schema';
import { writeRestoreData } from './restoreData.ts';

/**
 * Restore data in a third of the space of JSON in a cookie: only letters, digits and marks that need no percent-encoding.
 * `~2~TL4101_0810!1~TL5001!3!name*MAYA`: the number of lines, then each with its product, quantity and options.
 * Other characters are written as their code points in parentheses: `(6m.a)`.
 */
export function packedRestoreData(items: readonly AddItem[]): string {
  const lines = items.map(({ productId, quantity, selectedOptions }) =>
    [
      escaped(productId),
      quantity,
      ...(selectedOptions ? [Object.entries(selectedOptions).flat().map(escaped).join('*')] : []),
    ].join('!'),
  );
  return ['', items.length, ...lines].join('~');
}

/** Unpacks to JSON for `readRestoreData`; `undefined` when lines are missing or anything is not as it was written. */
export function unpackedRestoreData(text: string): string | undefined {
  const [start, count, ...lines] = text.split('~');
  if (start !== '' || !count || Number(count) !== lines.length) return undefined;
  return writeRestoreData(
    lines.map((line) => {
      const [productId = '', quantity, options] = line.split('!');
      return {
        productId: unescaped(productId),
        quantity: Number(quantity),
        ...(options === undefined ? {} : { selectedOptions: optionsOf(options) }),
      };
    }),
  );
}

function optionsOf(text: string): Record<string, string> {
  const texts = text === '' ? [] : text.split('*').map(unescaped);
  return Object.fromEntries(
    Array.from({ length: texts.length / 2 }, (_, at) => [texts[2 * at] ?? '', texts[2 * at + 1] ?? '']),
  );
}

const escaped = (text: string): string =>
  text.replace(
    /[^\w.-]+/gu,
    (others) => `(${Array.from(others, (each) => (each.codePointAt(0) ?? 0).toString(36)).join('.')})`,
  );

const unescaped = (text: string): string =>
  text.replace(/\(([^)]*)\)/g, (_, codes: string) =>
    String.fromCodePoint(...codes.split('.').map((code) => parseInt(code, 36))),
  );
