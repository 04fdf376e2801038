// What the visitor has chosen, without the views that ask for it: every page reads it, few pages show those.
export {
  geoRedirectionAlreadySuggested,
  languagePreference,
  mayBeSuggestedRegion,
  regionStorage,
  type LanguagePreference,
} from './storage.ts';
