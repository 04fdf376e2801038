import { forgotPasswordMessages } from '@touchline/features/account/forgotPassword';
import { loginMessages } from '@touchline/features/account/login';
import { cartMessages } from '@touchline/features/cart/cart';
import { codesMessages } from '@touchline/features/cart/codes';
import { checkoutMessages } from '@touchline/features/checkout/checkout';
import { declinedMessages } from '@touchline/features/checkout/declined';
import type { KeyOf, ModuleMessages, Messages } from '@touchline/features/platform/i18n';
import type { Told } from './ErrorCase.ts';

const wordsOf =
  <M extends Messages>(messages: ModuleMessages<M>) =>
  (key: KeyOf<M>, values?: Told['values']): Told => ({ messages, key, values });

export const inCheckoutWords = wordsOf(checkoutMessages);
export const inBagWords = wordsOf(cartMessages);
export const inCodesWords = wordsOf(codesMessages);
export const inDeclinedWords = wordsOf(declinedMessages);
export const inLoginWords = wordsOf(loginMessages);
export const inRecoveryWords = wordsOf(forgotPasswordMessages);

/** Every module whose words a failure uses. */
export const wordModules = [
  checkoutMessages,
  cartMessages,
  codesMessages,
  declinedMessages,
  loginMessages,
  forgotPasswordMessages,
];
