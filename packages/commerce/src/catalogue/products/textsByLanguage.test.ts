import { describe, expect, it } from 'vitest';
import { textsByLanguage } from './textsByLanguage.ts';

/** A folder of texts: what an import of a file that is not there does. */
function folder(files: Record<string, string>) {
  const asked: string[] = [];
  const textsOf = textsByLanguage(async (code) => {
    asked.push(code);
    const text = files[code];
    if (text === undefined) throw new Error(`Cannot find module ${code}`);
    return { default: text };
  });
  return { textsOf, asked, files };
}

describe('Texts by language', () => {
  it('has a language as soon as its file is there, without a list', async () => {
    const { textsOf, files } = folder({ en: 'Hello', pt: 'Olá' });
    expect(await textsOf('sv')).toBe('Hello');
    files['sv'] = 'Hej';
    expect(await textsOf('sv')).toBe('Hej');
    expect(await textsOf('pt-BR')).toBe('Olá');
    expect(await textsOf(undefined)).toBe('Hello');
  });

  it('loads a file once', async () => {
    const { textsOf, asked } = folder({ en: 'Hello', de: 'Hallo' });
    await textsOf('de');
    await textsOf('de');
    expect(asked).toEqual(['de']);
  });

  it('never makes a path of what is no language', async () => {
    const { textsOf, asked } = folder({ en: 'Hello' });
    for (const language of ['../secret', 'e', 'en/..', '__proto__', '%2e%2e']) await textsOf(language);
    expect(asked).toEqual(['en']);
  });

  it('fails where English is missing', async () => {
    await expect(folder({}).textsOf('de')).rejects.toThrow(/Cannot find module en/);
  });
});
