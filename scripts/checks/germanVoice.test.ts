import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../setup/files.mjs';
import { root } from '../setup/root.mjs';

const familiar = /\b(du|dich|dir|dein|deine[mnrs]?|euch|euer|eure[mnrs]?)\b/i;
/** Requests to one or to many whom one knows well; “Bitte wählen” and “Wählen Sie” are none. */
const familiarRequest =
  /(^|[^\p{L}])(Bestätige|Entdecke|Gib|Klicke|Lies|Melde|Nutze|Öffne|Probiere?|Prüfe|Schickt?|Schließe|Trage?|Wähle|Warte)(?=[^\p{L}]|$)/u;

/** The German texts of the shop, by file. */
const texts = [
  ...filesBelow(join(root, 'packages'), /^de\.ts$/).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((text) => ({ path, text })),
  ),
  ...germanOf(
    JSON.parse(readFileSync(join(root, 'packages/commerce/markets/base/consents.json'), 'utf8')),
  ).map((text) => ({ path: 'consents.json', text })),
];

/** What stands below the key `de` of a file with several languages. */
function germanOf(value: unknown, isGerman = false): string[] {
  if (typeof value === 'string') return isGerman ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => germanOf(inner, isGerman || key === 'de'));
}

it('says “Sie” or nothing to whoever reads German, never “du” or “ihr”', () => {
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.filter(({ text }) => familiar.test(text) || familiarRequest.test(text));
  expect(found.map(({ path, text }) => `${relative(root, path)}: ${text.trim()}`)).toEqual([]);
});
