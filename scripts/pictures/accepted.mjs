import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./comparePictures.mjs').Comparison} Comparison */

/** Digest of a picture's bytes. @param {string} path */
const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Changes somebody has looked at and wants, as digests of the new pictures by name. Kept in the repository, so that
 * the same pictures are accepted wherever they are taken; a picture that changes again is shown again.
 * @param {string} path of the list
 * @returns {Record<string, string>}
 */
export const readAccepted = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/**
 * Marks those changes that were accepted. A picture that is gone is accepted as `gone`.
 * @param {Comparison[]} comparisons @param {Record<string, string>} accepted @param {string} folder of the new pictures
 * @returns {Comparison[]}
 */
export const markAccepted = (comparisons, accepted, folder) =>
  comparisons.map((comparison) => {
    const { name, outcome } = comparison;
    const wanted = accepted[name];
    if (outcome === 'same' || !wanted) return comparison;
    const now = outcome === 'gone' ? 'gone' : digestOf(join(folder, name));
    return now === wanted ? { ...comparison, outcome: 'accepted' } : comparison;
  });

/**
 * Accepts what differs from the base now. Earlier entries stay only where they still log something: what is the same
 * as the base again needs none.
 * @param {string} path of the list @param {Comparison[]} comparisons @param {string} folder of the new pictures
 */
export function accept(path, comparisons, folder) {
  const compared = new Set(comparisons.map(({ name }) => name));
  const earlier = Object.entries(readAccepted(path)).filter(([name]) => !compared.has(name));
  const now = comparisons
    .filter(({ outcome }) => outcome !== 'same')
    .map(({ name, outcome }) => [name, outcome === 'gone' ? 'gone' : digestOf(join(folder, name))]);
  const entries = [...earlier, ...now].sort(([one = ''], [two = '']) => (one < two ? -1 : 1));
  if (entries.length === 0) rmSync(path, { force: true });
  else writeFileSync(path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/**
 * Accepts single pictures of the last comparison; everything else stays as it is.
 * @param {string} path of the list @param {string[]} names of pictures, with or without `.png` @param {string} folder of the new pictures
 */
export function acceptThese(path, names, folder) {
  const accepted = readAccepted(path);
  for (const each of names) {
    const name = each.endsWith('.png') ? each : `${each}.png`;
    const picture = join(folder, name);
    accepted[name] = existsSync(picture) ? digestOf(picture) : 'gone';
  }
  const entries = Object.entries(accepted).sort(([one], [two]) => (one < two ? -1 : 1));
  if (entries.length > 0) writeFileSync(path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
