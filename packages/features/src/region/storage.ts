import { defineStored } from '../storage/index.ts';

/** The site that the visitor chose, and the one before. */
export interface LanguagePreference {
  preferred: string;
  previous?: string | undefined;
}

/** The chosen country and language, for three months: `de`, or `de~gb` after a change. */
export const languagePreference = defineStored<LanguagePreference>({
  key: 'sitePath',
  where: 'cookie',
  maxAge: 7_776_000,
  purpose: 'preferences',
  endsWithLogout: false,
  codec: {
    encode: ({ preferred, previous }) => (previous ? `${preferred}~${previous}` : preferred),
    decode: (text) => {
      const [preferred = '', previous] = text.split('~');
      return preferred === '' ? undefined : { preferred, previous };
    },
  },
});

/** Everything that the choice of a region stores. */
export const regionStorage = [languagePreference];
