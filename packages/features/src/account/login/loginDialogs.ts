import type { DialogDefinition } from '../../platform/dialogs/index.ts';

/** Tells that signing in by somebody else's account did not work. */
export const externalLoginDialog: DialogDefinition = {
  key: 'externalLoginError',
  rank: 'externalLoginError',
  load: async () => ({ View: (await import('./ExternalLoginDialog.tsx')).ExternalLoginDialog }),
};

const loadFreshLogin = async () => ({ View: (await import('./FreshLoginDialog.tsx')).FreshLoginDialog });

/** Asks for the password again. */
export const freshLoginDialog: DialogDefinition = {
  key: 'freshLogin',
  rank: 'freshLogin',
  load: loadFreshLogin,
};

/** The same in the checkout, which holds back other dialogs: without the password a member cannot go on there. */
export const checkoutFreshLoginDialog: DialogDefinition = {
  key: 'checkoutFreshLogin',
  rank: 'directAction',
  load: loadFreshLogin,
};
