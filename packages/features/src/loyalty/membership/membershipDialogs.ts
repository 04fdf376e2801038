import type { DialogDefinition } from '../../platform/dialogs/index.ts';

/** Asks an account without a loyalty record to become a member. One key: only one is active at once. */
export const membershipConsent: DialogDefinition = {
  key: 'membershipConsent',
  rank: 'membershipDetails',
  load: async () => ({ View: (await import('./ConsentDialog.tsx')).ConsentDialogView }),
};

/** Explains the programme. */
export const membershipDetails: DialogDefinition = {
  key: 'membershipDetails',
  rank: 'directAction',
  load: async () => ({ View: (await import('./MembershipInfoDialogs.tsx')).DetailsDialogView }),
};

/** Tells visitors what signing in brings. */
export const membershipIncentive: DialogDefinition = {
  key: 'membershipIncentive',
  rank: 'membershipSnackbar',
  load: async () => ({ View: (await import('./IncentiveSnackbar.tsx')).IncentiveSnackbarView }),
};
