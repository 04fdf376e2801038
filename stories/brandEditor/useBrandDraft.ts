import { checkBrand, type TokenGroup } from '@touchline/design-system/brand';
import { useEffect, useState } from 'react';
import { draftOf, type BrandDraft } from './brandDraft.ts';

/** Where the work is kept between visits. */
export const STORAGE_KEY = 'touchline.brand-editor';

function stored(): BrandDraft {
  try {
    const draft = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as BrandDraft | null;
    if (draft && isUsable(draft.tokens)) return draft;
  } catch {
    // Something else was kept there: begin anew.
  }
  return draftOf('touchline');
}

/** Whether the components can be drawn with it; colours that cannot be read are what the editor is for. */
const isUsable = (tokens: unknown) =>
  !checkBrand(tokens).some(({ kind }) => kind === 'value' || kind === 'missing');

/** The brand at work, kept in the browser. */
export function useBrandDraft() {
  const [draft, setDraft] = useState(stored);
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    // Some browsers keep nothing, in private windows: then the work is kept until the page closes.
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    } catch {
      return;
    }
  }, [draft]);

  /** Takes a brand file in, or says why not. */
  const load = async (file: File) => {
    try {
      const tokens = JSON.parse(await file.text()) as TokenGroup;
      const problem = checkBrand(tokens).find(({ kind }) => kind === 'value' || kind === 'missing');
      if (problem) return setRefusal(`${file.name}: ${problem.where} ${problem.says}.`);
      setRefusal('');
      return setDraft({ name: file.name.replace(/(\.tokens)?\.json$/, ''), tokens });
    } catch {
      return setRefusal(`${file.name} is no JSON.`);
    }
  };

  return { draft, setDraft, load, refusal };
}
