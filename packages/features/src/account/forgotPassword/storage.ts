import { defineStored, plainText } from '../../platform/storage/index.ts';

/** Where a shopper who asked for a link wanted to go, for five minutes (accounts document, sections 4 and 9). */
export const resetRedirect = defineStored<string>({
  key: 'resetPasswordRedirect',
  where: 'cookie',
  maxAge: 300,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** Everything that a forgotten password stores. */
export const forgotPasswordStorage = [resetRedirect];
