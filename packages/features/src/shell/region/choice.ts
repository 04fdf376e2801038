// What the visitor has chosen, without the views that ask for it: every page reads it, few pages show those.
import { defineStored, stored, type StorageNeeds } from '../../platform/storage/index.ts';

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

/** The visitor was asked once whether another region fits better, and is not asked again. */
export const geoRedirectionAlreadySuggested = defineStored<true>({
  key: 'geoRedirectionAlreadySuggested',
  where: 'cookie',
  maxAge: 31_536_000,
  purpose: 'preferences',
  endsWithLogout: false,
  codec: { encode: () => 'true', decode: (text) => (text === 'true' ? true : undefined) },
});

/** Everything that the choice of a region stores. */
export const regionStorage = [languagePreference, geoRedirectionAlreadySuggested];

/** Whether a visitor may be asked for their region: they have chosen none, and were not asked before. */
export function mayBeSuggestedRegion(needs: StorageNeeds): boolean {
  const values = stored(needs);
  return (
    values.read(languagePreference) === undefined && values.read(geoRedirectionAlreadySuggested) === undefined
  );
}
