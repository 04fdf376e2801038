import type { DialogDefinition } from '../../platform/dialogs/index.ts';

/** Asks for consent by itself, where the law asks first. */
export const consentDialog: DialogDefinition = {
  key: 'consent',
  rank: 'consent',
  load: async () => ({ View: (await import('./ConsentViews.tsx')).ConnectedConsentDialog }),
};

/** The same as a bar at the bottom, which does not interrupt. */
export const consentBar: DialogDefinition = {
  key: 'consentBar',
  rank: 'consent',
  load: async () => ({ View: (await import('./ConsentViews.tsx')).ConnectedConsentBar }),
};

/** The settings, opened by the visitor or by another application. */
export const privacySettingsDialog: DialogDefinition = {
  key: 'privacySettings',
  rank: 'directAction',
  load: async () => ({ View: (await import('./SettingsDialog.tsx')).SettingsDialog }),
};
