import { expect, it } from 'vitest';
import { readSearchVocabularies } from '../../../node/readSearchVocabularies.ts';
import { PriceReader } from './PriceReader.ts';
import { noVocabulary, readVocabularies } from './SearchVocabulary.ts';
import { termTokens } from './termTokens.ts';

const vocabularies = readVocabularies(readSearchVocabularies(undefined));

function read(language: string, term: string) {
  const vocabulary = vocabularies[language] ?? noVocabulary;
  const words = new Set(vocabulary.sizeWords.flatMap((word) => termTokens(word)));
  const found = new PriceReader(vocabulary, (word) => words.has(word)).read(termTokens(term));
  return found && [found.price, found.rest.join(' ')];
}

it.each([
  ['en', 'trail shoes under 150', '-150', 'trail shoes'],
  ['en', 'trail shoes under £150', '-150', 'trail shoes'],
  ['en', 'shoes less than 99.95 pounds for men', '-99.95', 'shoes for men'],
  ['en', 'jackets between £50 and £100', '50-100', 'jackets'],
  ['en', 'over 1,000 dollars', '1000-', ''],
  ['en', '150 or less shoes', '-150', 'shoes'],
  ['de', 'Laufschuhe unter 150 €', '-150', 'laufschuhe'],
  ['de', 'Jacke zwischen 50 und 100 Euro', '50-100', 'jacke'],
  ['de', 'Schuhe bis 99,95', '-99.95', 'schuhe'],
  ['fr', 'baskets à moins de 100 euros', '-100', 'baskets'],
  ['fr', 'veste jusqu’à 120€', '-120', 'veste'],
  ['fr', 'entre 50 et 100 chaussures', '50-100', 'chaussures'],
  ['ko', '러닝화 10만원 이하', '-100000', '러닝화'],
  ['ko', '러닝화 100,000원 이상', '100000-', '러닝화'],
  ['ko', '러닝화 50000 미만', '-50000', '러닝화'],
  ['ar', 'حذاء أقل من ١٥٠ ريال', '-150', 'حذاء'],
  ['ar', 'حذاء بين 50 و100', '50-100', 'حذاء'],
  ['ar', 'حذاء أكثر من 200', '200-', 'حذاء'],
])('%s: “%s” bounds the price', (language, term, price, rest) => {
  expect(read(language, term)).toEqual([price, rest]);
});

it.each([
  ['en', 'under armour'],
  ['en', 'ridge 100'],
  ['en', 'air max 90'],
  ['en', 'shoes under 200 g'],
  ['en', 'kids under 5 years'],
  ['de', 'Schuhe Größe 40 bis 42'],
  ['de', 'unter 3 Jahre'],
])('%s: “%s” has no price', (language, term) => {
  expect(read(language, term)).toBeUndefined();
});
