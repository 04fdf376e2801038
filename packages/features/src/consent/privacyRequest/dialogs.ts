import type { DialogDefinition } from '../../platform/dialogs/index.ts';

const load = async () => ({ View: (await import('./PrivacyRequestDialog.tsx')).DataSettings });

/** The data settings, opened by a press of the visitor. */
export const dataSettingsDialog: DialogDefinition = { key: 'dataSettings', rank: 'directAction', load };

/** The same, opened by the address of a page. */
export const privacyRequestDialog: DialogDefinition = {
  key: 'privacyRequest',
  rank: 'privacyRequest',
  load,
};
