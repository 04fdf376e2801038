import type { DialogDefinition } from '../../platform/dialogs/index.ts';

const load = async () => ({ View: (await import('./AuthFlowDialog.tsx')).AuthFlowDialog });

/** The overlay for signing in and registering. */
export const authFlowDialog: DialogDefinition = { key: 'authFlow', rank: 'login', load };

/** The overlay that begins with the registration. */
export const registrationFirstDialog: DialogDefinition = {
  key: 'registrationFirst',
  rank: 'registrationFirst',
  load,
};

/** The overlay as a press in the checkout opens it, where no dialog opens by itself. */
export const checkoutLoginDialog: DialogDefinition = { key: 'checkoutLogin', rank: 'directAction', load };
