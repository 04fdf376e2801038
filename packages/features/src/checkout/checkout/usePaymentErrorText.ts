import type { PaymentError } from '@touchline/contract/payment/schema';
import { useTranslator } from '../../platform/i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { useDeclineText } from '../declined/index.ts';

const prepareCodes: Readonly<Record<string, string>> = {
  recaptchaBlock: 'payment.prepare.recaptchaBlock',
  user_is_blocked_by_recaptcha: 'payment.prepare.recaptchaBlock',
  INVALID_SESSION: 'payment.prepare.INVALID_SESSION',
  prepareFailed: 'payment.prepare.prepareFailed',
};

/** Returns a function for the message of a payment error. */
export function usePaymentErrorText(): (error: PaymentError) => string {
  const translator = useTranslator();
  const declineText = useDeclineText();
  const { namespace } = checkoutMessages;
  return (error) => {
    const code = error.errorType === 'user_is_blocked_by_recaptcha' ? error.errorType : error.errorCode;
    const key = Object.hasOwn(prepareCodes, code) ? prepareCodes[code] : undefined;
    if (key) return translator.translate(namespace, key);
    return declineText(error);
  };
}
