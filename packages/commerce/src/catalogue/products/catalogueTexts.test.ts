import { expect, it } from 'vitest';
import { readMarkets } from '../../node/readMarkets.ts';
import { languagesIn } from '../../node/testing/languagesIn.ts';
import { catalogueText } from './catalogueTexts.ts';
import { inLanguage, listDescription, shopDepartments, departmentTitle } from './vocabulary.ts';

const folder = new URL('messages/', import.meta.url);

it('reads each file of texts, and has one for every language of the markets', () => {
  const read = Object.keys(catalogueText(({ oneSize }) => oneSize));
  expect(read.sort()).toEqual(languagesIn(folder).sort());
  const spoken = readMarkets().flatMap(({ languages }) => languages.map(({ code }) => code.split('-')[0]));
  expect([...new Set(spoken)].filter((code) => code !== undefined && !read.includes(code))).toEqual([]);
});

it.each(languagesIn(folder))(
  'has no empty text and the same placeholders in %s as in English',
  async (code) => {
    const load = async (language: string) =>
      ((await import(`./messages/${language}.ts`)) as { default: object }).default;
    const placesOf = (texts: [string, string][]) =>
      texts.map(([path, text]) => [path, text.toLowerCase().match(/\{\w+\}/g) ?? []]);
    const texts = textsIn(await load(code));
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(placesOf(texts)).toEqual(placesOf(textsIn(await load('en'))));
  },
);

it('falls back from a region to its language, and from a language without a file to English', () => {
  const newest = catalogueText(({ lists }) => lists.new);
  expect(inLanguage(newest, 'fr-CA')).toBe('Nouveautés');
  expect(inLanguage(newest, 'pl')).toBe('New');
});

it('titles and describes lists in Arabic', () => {
  const [men] = shopDepartments;
  expect(men && departmentTitle(men, 'أحذية', 'ar')).toBe('أحذية للرجال');
  expect(listDescription('أحذية', [], 'ar')).toBe('أحذية: كل الألوان والمقاسات المتوفرة اليوم.');
});

/** Each text with the path to it. */
function textsIn(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string'
      ? [[`${path}${key}`, inner] as [string, string]]
      : textsIn(inner as object, `${path}${key}.`),
  );
}
