import type { DialogDefinition } from '../../platform/dialogs/index.ts';

/** Asks once whether the region where the visitor seems to be fits better. */
export const geolocationDialog: DialogDefinition = {
  key: 'geolocation',
  rank: 'geolocation',
  load: async () => ({ View: (await import('./GeolocationDialog.tsx')).GeolocationOverlay }),
};

/** The choice of the language. */
export const languageDialog: DialogDefinition = {
  key: 'language',
  rank: 'language',
  load: async () => ({ View: (await import('./LanguageDialog.tsx')).LanguageOverlay }),
};
