import type { PaymentError } from '@touchline/contract/payment/schema';
import { useTranslator } from '../../platform/i18n/index.ts';
import { declinedMessages } from './declinedMessages.ts';
import { declineText } from './declineMessage.ts';

/** Returns a function for the message of a declined payment. */
export function useDeclineText(): (error: Pick<PaymentError, 'errorCode' | 'message'>) => string {
  const translator = useTranslator();
  const { namespace } = declinedMessages;
  return (error) =>
    declineText(error, (keys) => {
      const known = keys.find((each) => translator.knows(namespace, each)) ?? keys.at(-1) ?? '';
      return translator.translate(namespace, known);
    });
}
