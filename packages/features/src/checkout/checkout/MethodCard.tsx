import type { PaymentMethod } from '@touchline/contract/payment/schema';
import { useHydrated } from '@touchline/design-system/foundations';
import { PaymentMark } from '@touchline/design-system/PaymentMark';
import { RadioCard } from '@touchline/design-system/RadioCards';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type { MethodFieldsProps } from './MethodFieldsProps.ts';
import { NeedsScript } from './NeedsScript.ts';
import { pageFlows } from './payment/flows/pageFlows.ts';

const BankFields = lazy(async () => ({
  default: (await import('./payment/flows/bankList/BankFields.tsx')).BankFields,
}));
const AppCodeFields = lazy(async () => ({
  default: (await import('./payment/flows/appCode/AppCodeFields.tsx')).AppCodeFields,
}));

/** A method that is paid on another page, or by fields of its own. */
export const MethodCard = observer(function MethodCard({ payment, method }: MethodFieldsProps) {
  const text = useMethodText(method);
  const { id, name, mark, flow } = method;
  const card = (
    <RadioCard
      value={id}
      label={name}
      description={text}
      detail={mark === undefined ? undefined : <PaymentMark name={mark} aria-hidden />}
    >
      {payment.selectedPaymentMethodId === id && pageFlows[flow].needsScript ? (
        <OwnFields payment={payment} method={method} />
      ) : null}
    </RadioCard>
  );
  return pageFlows[flow].needsScript ? <NeedsScript>{card}</NeedsScript> : card;
});

/** The fields of a method that has some. */
export const OwnFields = observer(function OwnFields(props: MethodFieldsProps) {
  // Their code comes in the browser, once they are needed.
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      {props.method.flow === 'bankList' ? <BankFields {...props} /> : null}
      {props.method.flow === 'appCode' ? <AppCodeFields {...props} /> : null}
    </Suspense>
  );
});

/** What happens when a method pays. */
export function useMethodText({ flow, name, mark = name, isSignedIn }: PaymentMethod): string {
  const t = useMessages(checkoutMessages);
  if (flow === 'hostedPage') return t('payment.redirect');
  if (flow === 'appCode') return t('payment.appCode.text');
  if (isSignedIn) return t('payment.wallet.signedIn', { name: mark });
  return t('payment.redirect.to', { name: mark });
}
