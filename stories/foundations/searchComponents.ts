import type { ComponentEntry } from '../../scripts/stories/componentList.mjs';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Stop words, which are ignored in a search. */
const fillers = new Set([
  'a',
  'an',
  'the',
  'to',
  'of',
  'or',
  'and',
  'for',
  'in',
  'on',
  'with',
  'i',
  'want',
  'need',
]);

/** Match score of a text: higher for shorter texts; 0 unless each searched word begins one of its words. */
function fit(asked: string[], text: string): number {
  const words = wordsOf(text);
  const hits = asked.map((word) => words.filter((candidate) => candidate.startsWith(word)).length);
  return hits.every(Boolean) ? 1 / words.length : 0;
}

/**
 * Searches components by purpose ("ask a yes/no question"). First come needs that contain every word, then names, then
 * matches spread over needs, usual names, name and group. Without a query, returns all components by group.
 */
export function searchComponents(list: readonly ComponentEntry[], query: string): ComponentEntry[] {
  const asked = wordsOf(query).filter((word) => !fillers.has(word));
  if (asked.length === 0) return [...list];
  return list
    .map((entry) => {
      const best = Math.max(...[...entry.needs, ...entry.usualNames].map((need) => fit(asked, need)), 0);
      const name = fit(asked, entry.name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')) + fit(asked, entry.name);
      const spread = fit(asked, [entry.title, entry.name, ...entry.needs, ...entry.usualNames].join(' '));
      return { entry, score: best * 100 + name * 100 + spread };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.entry.title < b.entry.title ? -1 : 1))
    .map(({ entry }) => entry);
}
