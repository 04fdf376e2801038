// Who may call the endpoints of an account, and how they refuse, where several do the same.

export const limited = '429: too many from this source, for this address or in all; see Retry-After.';
const botCheck =
  'A bot check is needed. With details.canProve: solve `getBotChallenge`, then call again with the header x-bot-proof, or with `recaptcha` where the body has it.';
export const limitErrors = { 428: botCheck, 429: limited };
export const signedInErrors = { 401: 'Nobody is signed in.', 403: 'This needs a sign-in.' };
export const freshErrors = {
  401: 'Nobody is signed in.',
  403: 'SignInRequired, or FreshSignInRequired: `login` again, then repeat the call.',
};
/** Credentials that are over do not keep anybody from getting new ones. */
export const entrance = { caller: 'visitor', scopes: ['basket:write'], ended: 'visitor' } as const;
