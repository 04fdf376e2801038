import type { DialogDefinition } from '../../platform/dialogs/index.ts';

/** Welcomes a new member, or tells of what is new. */
export const membershipWelcome: DialogDefinition = {
  key: 'membershipWelcome',
  rank: 'membershipDetails',
  load: async () => ({ View: (await import('./MembershipInfoDialogs.tsx')).WelcomeDialogView }),
};
