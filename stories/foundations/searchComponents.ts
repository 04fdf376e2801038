import type { ComponentEntry } from '../../scripts/stories/componentList.mjs';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing about what is looked for. */
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

/** How well a text answers: words that begin with each word asked for, or 0 when one is missing. */
function fit(asked: string[], text: string): number {
  const words = wordsOf(text);
  const hits = asked.map((word) => words.filter((candidate) => candidate.startsWith(word)).length);
  return hits.every(Boolean) ? 1 / words.length : 0;
}

/**
 * Components by what a person needs ("ask a yes/no question"): a need that holds every word first, then a name, then
 * words spread over needs, name and group. Everything, by group, where nothing is asked.
 */
export function searchComponents(list: readonly ComponentEntry[], query: string): ComponentEntry[] {
  const asked = wordsOf(query).filter((word) => !fillers.has(word));
  if (asked.length === 0) return [...list];
  return list
    .map((entry) => {
      const best = Math.max(...entry.needs.map((need) => fit(asked, need)), 0);
      const name = fit(asked, entry.name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')) + fit(asked, entry.name);
      const spread = fit(asked, [entry.title, entry.name, ...entry.needs].join(' '));
      return { entry, score: best * 100 + name * 100 + spread };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.entry.title < b.entry.title ? -1 : 1))
    .map(({ entry }) => entry);
}
