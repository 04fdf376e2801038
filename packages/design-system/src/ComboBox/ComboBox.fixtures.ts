import type { ComboBoxOption, LoadOptions } from './comboBoxOption.ts';

/** Countries for stories and tests. */
export const countries: readonly ComboBoxOption[] = [
  'Austria|Österreich',
  'Belgium|België',
  'Côte d’Ivoire',
  'France',
  'Germany|Deutschland',
  'Ireland',
  'Korea, Republic of|대한민국',
  'Netherlands',
  'Northern Ireland',
  'Spain|España',
  'Sweden|Sverige',
  'United Kingdom',
].map((line) => {
  const [label = '', description] = line.split('|');
  return { value: label.toLowerCase(), label, description };
});

/** Resolves after a delay, and not at all once aborted. */
export function slowly(answer: readonly ComboBoxOption[], milliseconds = 20): LoadOptions {
  return (query, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => resolve(answer.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))),
        milliseconds,
      );
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    });
}
