import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Site } from '../basket/endpoints.ts';
import { entrance, freshErrors, limited, limitErrors, signedInErrors } from './refusals.ts';
import {
  Accepted,
  AccountData,
  Email,
  Key,
  Lookup,
  Password,
  Profile,
  Recaptcha,
  Registered,
  Registration,
  ReturnTo,
  SignedIn,
} from './schema.ts';

/**
 * The password that the account has now, given with the call itself: a fresh session alone may be somebody else's who
 * found the device open. Needed where the account has a password.
 */
const CurrentPassword = z.optional(z.string().check(z.maxLength(1_000)));
const wrongPassword = 'PASSWORD_WRONG (currentPassword)';
const wrongPasswords = 'Too many wrong passwords.';

export const lookUpEmail = defineEndpoint({
  id: 'lookUpEmail',
  summary:
    'Whether an email address has a full or a light account or none, and the steps that may follow. Deliberate, limited and logged.',
  method: 'POST',
  base: 'api',
  path: '/account/email-lookup',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({ email: Email }),
  response: Lookup,
  errors: { ...limitErrors, 422: 'This is not an email address.' },
});

export const login = defineEndpoint({
  id: 'login',
  summary:
    'Signs in, or confirms who is signed in. The basket goes with the shopper; a token for it comes in the `authorization` header.',
  method: 'POST',
  base: 'api',
  path: '/account/login',
  access: entrance,
  query: Site,
  body: z.object({
    user: Email,
    password: Password,
    persistentLogin: z.boolean(),
    isMobile: z.boolean(),
    /** Confirms the minimum age, after a login was refused for it. */
    ageConfirmation: z.optional(z.boolean()),
  }),
  response: SignedIn,
  errors: {
    ...limitErrors,
    401: 'InvalidCredentials; or AgeConfirmationNeeded with details.serverError.validationErrors, after the right password.',
    403: 'ACCOUNT_ACCESS_LOCKED: too many wrong passwords for this address, whether it has an account or not. ACCOUNT_LOCKED_CCI: the account is blocked, after the right password.',
  },
  timeout: 10_000,
});

export const requestLoginCode = defineEndpoint({
  id: 'requestLoginCode',
  summary: 'Sends a code to an address that has an account. The answer is the same for every address.',
  method: 'POST',
  base: 'api',
  path: '/account/login-code',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({ email: Email }),
  response: Accepted,
  errors: {
    ...limitErrors,
    403: 'NotPermitted: the market signs nobody in by a code.',
    429: `${limited} CodeJustSent: one was asked for in the last 30 seconds; it is still good.`,
  },
});

export const loginByCode = defineEndpoint({
  id: 'loginByCode',
  summary: 'Signs in with the code of a mail; the address is proved by it. Works where passwords are locked.',
  method: 'POST',
  base: 'api',
  path: '/account/login-code/confirmation',
  access: entrance,
  query: Site,
  body: z.object({
    email: Email,
    code: z.string().check(z.minLength(1), z.maxLength(20)),
    /** Of `register`: shows that whoever chose the password also reads the mail. Without it that password ends. */
    ticket: z.optional(z.string().check(z.maxLength(100))),
    persistentLogin: z.boolean(),
    isMobile: z.boolean(),
  }),
  response: SignedIn,
  errors: {
    ...limitErrors,
    401: 'InvalidCode: wrong, used, replaced by a later one, or older than ten minutes. CodeOver: ten guesses were wrong, another code has to be asked for; the same for addresses without an account.',
    403: 'ACCOUNT_LOCKED_CCI: the account is blocked. NotPermitted: the market signs nobody in by a code.',
  },
});

export const register = defineEndpoint({
  id: 'register',
  summary: 'Makes an account and signs its owner in.',
  method: 'POST',
  base: 'api',
  path: '/account/registration',
  access: entrance,
  query: Site,
  body: Registration,
  response: Registered,
  errors: {
    ...limitErrors,
    422: 'details.serverError.validationErrors: a list of { field, errorCode }, see `validationCodes`.',
  },
});

export const getProfile = defineEndpoint({
  id: 'getProfile',
  summary: 'Who is signed in.',
  method: 'GET',
  base: 'api',
  path: '/account/profile',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: Profile,
  errors: signedInErrors,
});

export const changeProfile = defineEndpoint({
  id: 'changeProfile',
  summary: 'Changes the name.',
  method: 'PATCH',
  base: 'api',
  path: '/account/profile',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  body: z.object({
    firstName: z.string().check(z.maxLength(1_000)),
    lastName: z.string().check(z.maxLength(1_000)),
  }),
  response: Profile,
  errors: { ...signedInErrors, 422: 'details.serverError.validationErrors.' },
});

export const requestEmailChange = defineEndpoint({
  id: 'requestEmailChange',
  summary:
    'Sends a code to a new address, or a note to its owner when another account has it; the answer is the same. By the password, where the account has one.',
  method: 'POST',
  base: 'api',
  path: '/account/email',
  access: { caller: 'fresh', scopes: ['account:write'] },
  query: Site,
  body: z.object({ email: Email, currentPassword: CurrentPassword }),
  response: Accepted,
  errors: {
    ...freshErrors,
    422: `details.serverError.validationErrors: EMAIL_NOT_VALID, ${wrongPassword}.`,
    429: limited,
  },
});

export const confirmEmailChange = defineEndpoint({
  id: 'confirmEmailChange',
  summary: 'Changes the address to the one the code was sent to. Other sessions end.',
  method: 'POST',
  base: 'api',
  path: '/account/email/confirmation',
  access: { caller: 'fresh', scopes: ['account:write'] },
  query: Site,
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(20)) }),
  response: Profile,
  errors: { ...freshErrors, 422: 'InvalidCode.', 429: limited },
});

export const requestEmailVerification = defineEndpoint({
  id: 'requestEmailVerification',
  summary:
    'Sends the account the link that verifies its email address, unless it is verified. A later link ends the one before.',
  method: 'POST',
  base: 'api',
  path: '/account/email/verification',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  body: z.object({ returnTo: z.optional(ReturnTo) }),
  response: z.object({ email: z.string(), isEmailVerified: z.boolean() }),
  errors: { ...signedInErrors, 429: limited },
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  summary:
    'Verifies the email address of the account by the key of a mail. Only who is signed in to that account can: whoever registered with somebody else’s address cannot have its owner confirm it.',
  method: 'POST',
  base: 'api',
  path: '/account/email/verification/confirmation',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  body: z.object({ key: Key }),
  response: Profile,
  errors: { ...signedInErrors, 404: 'The key is wrong, over, or of another account.', 429: limited },
});

export const changePassword = defineEndpoint({
  id: 'changePassword',
  summary:
    'Sets a new password, by the one before it where there is one. Other sessions, codes and links of the account end, and its owner gets a mail.',
  method: 'PUT',
  base: 'api',
  path: '/account/password',
  access: { caller: 'fresh', scopes: ['account:write'] },
  query: Site,
  body: z.object({ password: Password, currentPassword: CurrentPassword }),
  response: Profile,
  errors: {
    ...freshErrors,
    422: `details.serverError.validationErrors: PASSWORD_NOT_VALID, ${wrongPassword} …`,
    429: wrongPasswords,
  },
});

export const forgotPassword = defineEndpoint({
  id: 'forgotPassword',
  summary:
    'Sends a link that sets a new password: to regular, light and blocked accounts alike. The answer is the same for every address.',
  method: 'POST',
  base: 'api',
  path: '/account/forgotten-password',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({ email: Email, recaptcha: Recaptcha }),
  response: Accepted,
  errors: limitErrors,
});

export const readPasswordLink = defineEndpoint({
  id: 'readPasswordLink',
  summary:
    'Whose password the key of a mail sets, so that a password manager stores it with its name. The key stays good.',
  method: 'POST',
  base: 'api',
  path: '/account/password-link',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: Key }),
  response: z.object({ userName: z.string() }),
  errors: { 404: 'The key is wrong, used or over.', 429: limited },
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  summary:
    'Sets a password by the key of a mail, which works once. All sessions, codes and links of the account end.',
  method: 'POST',
  base: 'api',
  path: '/account/password-reset',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: Key, password: Password }),
  response: z.object({ userName: z.string() }),
  errors: {
    404: 'The key is wrong, used or over.',
    422: 'details.serverError.validationErrors; the key can be used again.',
    429: limited,
  },
});

export const requestLightAccountLink = defineEndpoint({
  id: 'requestLightAccountLink',
  summary:
    'Sends the link by which a light account gets its password. The answer is the same for every address.',
  method: 'POST',
  base: 'api',
  path: '/account/light-account/link',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({ email: Email, recaptcha: Recaptcha }),
  response: Accepted,
  errors: limitErrors,
});

export const activateLightAccount = defineEndpoint({
  id: 'activateLightAccount',
  summary:
    'Makes a light account for an address unless it has an account, and sends the link if asked for. The answer is the same for every address.',
  method: 'POST',
  base: 'api',
  path: '/account/light-account',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({
    sourceId: z.string().check(z.maxLength(100)),
    basketId: z.optional(z.string().check(z.maxLength(100))),
    email: Email,
    sendActivationEmail: z.boolean(),
    minAgeConfirmation: z.boolean(),
  }),
  response: Accepted,
  errors: {
    ...limitErrors,
    422: 'details.serverError.validationErrors: EMAIL_NOT_VALID, MINAGECONFIRMATION_NOT_ACCEPTED.',
  },
});

export const upgradeLightAccount = defineEndpoint({
  id: 'upgradeLightAccount',
  summary:
    'Makes a light account full by a password, with the key of a mail, and signs in. The key works once.',
  method: 'POST',
  base: 'api',
  path: '/account/light-account/password',
  access: entrance,
  query: Site,
  body: z.object({ key: Key, password: Password, persistentLogin: z.boolean() }),
  response: SignedIn,
  errors: {
    404: 'The key is wrong, used or over.',
    422: 'details.serverError.validationErrors; the key can be used again.',
    429: limited,
  },
});

export const requestOrderAccountLink = defineEndpoint({
  id: 'requestOrderAccountLink',
  summary:
    'Sends the link that makes an account, to the address of the order that a capability link opens; a light account is made if there is none.',
  method: 'POST',
  base: 'api',
  path: '/account/light-account/order-link',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: Key }),
  response: Accepted,
  errors: { 404: 'The link of the order is wrong or over.', 429: limited },
});

export const logout = defineEndpoint({
  id: 'logout',
  summary:
    'Ends this session. With keepBasket the lines stay with the visitor, without email and addresses; a token for them comes in the `authorization` header.',
  method: 'POST',
  base: 'api',
  path: '/account/logout',
  access: entrance,
  query: Site,
  body: z.object({ keepBasket: z.boolean() }),
  response: Accepted,
  errors: {},
});

export const logoutEverywhere = defineEndpoint({
  id: 'logoutEverywhere',
  summary: 'Ends every session of the account, this one included.',
  method: 'POST',
  base: 'api',
  path: '/account/logout-everywhere',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  response: Accepted,
  errors: signedInErrors,
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  summary:
    'Deletes the account with everything but its orders, which accounting needs. By the password, where the account has one; a POST, because some networks drop the body of a DELETE.',
  method: 'POST',
  base: 'api',
  path: '/account/deletion',
  access: { caller: 'fresh', scopes: ['account:write'] },
  query: Site,
  body: z.object({ currentPassword: CurrentPassword }),
  response: Accepted,
  errors: {
    ...freshErrors,
    422: `details.serverError.validationErrors: ${wrongPassword}.`,
    429: wrongPasswords,
  },
});

export const downloadAccountData = defineEndpoint({
  id: 'downloadAccountData',
  summary: 'Everything that is stored about the account. Limited: it reads a lot.',
  method: 'GET',
  base: 'api',
  path: '/account/data',
  access: { caller: 'fresh', scopes: ['account:read'] },
  query: Site,
  response: AccountData,
  errors: { ...freshErrors, 429: limited },
  timeout: 30_000,
  attempts: 1,
});
