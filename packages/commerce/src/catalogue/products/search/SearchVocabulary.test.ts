import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readVocabularies, SearchVocabulary } from './SearchVocabulary.ts';

const folder = new URL('../../../../search/', import.meta.url);

describe('Search vocabularies', () => {
  it('of the shop are as described, one a language that its catalogue has', () => {
    const files = readdirSync(folder).filter((name) => !name.endsWith('.schema.json'));
    expect(files).toEqual(['ar.json', 'de.json', 'en.json', 'fr.json', 'ko.json']);
    const contents = files.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown,
    ]);
    const vocabularies = readVocabularies(Object.fromEntries(contents) as Record<string, unknown>);
    expect(Object.keys(vocabularies)).toEqual(['ar', 'de', 'en', 'fr', 'ko']);
  });

  it('name what is wrong in a file', () => {
    expect(() => readVocabularies({ en: { ignored: 'the' } })).toThrow(/"en": .*ignored/);
  });

  it('have a schema for editors that is up to date; "-u" writes it again', async () => {
    const text = `${JSON.stringify(z.toJSONSchema(SearchVocabulary), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../../../search/search.schema.json');
  });
});
