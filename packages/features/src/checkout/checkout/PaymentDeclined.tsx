import type { PaymentError } from '@touchline/contract/payment/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { focusOnLoad } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { usePaymentErrorText } from './usePaymentErrorText.ts';

interface PaymentDeclinedProps {
  store: CheckoutStore;
  error: PaymentError;
}

/** Why a payment was declined; loaded with the first one that is. */
export const PaymentDeclined = observer(function PaymentDeclined({
  store: { payment },
  error,
}: PaymentDeclinedProps) {
  const t = useMessages(checkoutMessages);
  const errorText = usePaymentErrorText();
  const callout = useRef<HTMLDivElement>(null);
  const toldText = useId();
  const isSessionOver = error.errorCode === 'INVALID_SESSION';
  const title = t(isSessionOver ? 'pay.sessionOver.title' : 'payment.declined.title');

  // The reason is above the cards; without the focus a shopper at the button would miss it.
  useEffect(() => {
    callout.current?.focus();
  }, [error]);

  return (
    <Callout
      ref={callout}
      tabIndex={-1}
      {...focusOnLoad}
      tone="urgent"
      // The focus makes screen readers announce it; an alert would be announced twice.
      role="group"
      aria-label={title}
      aria-describedby={toldText}
      title={title}
      actions={
        isSessionOver || payment.paymentMethods.length === 0 ? (
          <Button variant="secondary" size="small" onClick={() => void payment.retry()}>
            {t(isSessionOver ? 'payment.prepare.reload' : 'checkout.retry')}
          </Button>
        ) : null
      }
    >
      <span id={toldText}>{errorText(error)}</span>
    </Callout>
  );
});
