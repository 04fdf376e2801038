import { checkBrand, knownBrands, type TokenGroup } from '@touchline/design-system/brand';
import { useEffect, useState } from 'react';
import { draftOf, type BrandDraft } from './brandDraft.ts';

/** Storage key of the draft. */
export const STORAGE_KEY = 'touchline.brand-editor';

function stored(): BrandDraft {
  try {
    const draft = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as BrandDraft | null;
    if (draft && isUsable(draft.tokens)) return draft;
  } catch {
    // The stored value is invalid: start with a new draft.
  }
  return draftOf(knownBrands.touchline);
}

/** Whether the components can render with it; low contrast is allowed, because the editor is for fixing it. */
const isUsable = (tokens: unknown) =>
  !checkBrand(tokens).some(({ kind }) => kind === 'value' || kind === 'missing');

/** The edited brand, stored in the browser. */
export function useBrandDraft() {
  const [draft, setDraft] = useState(stored);
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    // Some browsers have no storage in private windows: then the draft lasts until the page closes.
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    } catch {
      return;
    }
  }, [draft]);

  /** Loads a brand file, or reports why it cannot. */
  const load = async (file: File) => {
    try {
      const tokens = JSON.parse(await file.text()) as TokenGroup;
      const problem = checkBrand(tokens).find(({ kind }) => kind === 'value' || kind === 'missing');
      if (problem) return setRefusal(`${file.name}: ${problem.path} ${problem.message}.`);
      setRefusal('');
      return setDraft({ name: file.name.replace(/(\.tokens)?\.json$/, ''), tokens });
    } catch {
      return setRefusal(`${file.name} is no JSON.`);
    }
  };

  return { draft, setDraft, load, refusal };
}
