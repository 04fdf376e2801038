/**
 * Pages on which a visitor whose profile cannot be fetched is not signed out, by the ids of their routes, each with the
 * reason. The documents have such a list but do not show it.
 */
export const keepsSession: Readonly<Record<string, string>> = {
  checkout: 'Signing out replaces the basket’s token: what was typed to pay with would be lost.',
  paymentEntry: 'The same.',
  paymentCallback: 'The payment provider has just sent the shopper back, and the order is looked up.',
  confirmation: 'The order has just been placed with this token.',
  order: 'It is opened by its own link, whoever is signed in.',
  login: 'It replaces the session anyway.',
  registration: 'The same.',
  forgotPassword: 'The same.',
  resetPassword: 'The same.',
  setPassword: 'The same.',
};

/**
 * Pages that are not counted as transitions of a signed-in visitor: the shopper did not choose to go there, or is about
 * to become another person.
 */
export const uncountedPages: Readonly<Record<string, string>> = {
  paymentEntry: 'It only leads to the checkout.',
  paymentCallback: 'It only leads back from the payment provider.',
  sessionExpired: 'It says that a session is over.',
  login: 'The session begins after it.',
  registration: 'The same.',
  forgotPassword: 'The same.',
  resetPassword: 'The same.',
  setPassword: 'The same.',
};

/** Every how many counted transitions the session is refreshed (accounts document, section 9). */
export const refreshEvery = 3;
