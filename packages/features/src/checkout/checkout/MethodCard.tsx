import type { PaymentMethod } from '@touchline/contract/payment/schema';
import { useHydrated } from '@touchline/design-system/foundations';
import { PaymentMark } from '@touchline/design-system/PaymentMark';
import { RadioCard } from '@touchline/design-system/RadioCards';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { LazyInstallmentChoice } from './LazyInstallmentChoice.tsx';
import type { MethodFieldsProps } from './MethodFieldsProps.ts';
import { NeedsScript } from './NeedsScript.ts';
import { PartMissing } from './PartMissing.tsx';
import { pageFlows } from './payment/flows/pageFlows.ts';
import type { Frames } from './payment/frames.ts';
import { methodText } from './payment/methodText.ts';
import { PaymentFrame } from './PaymentFrame.tsx';

const BankFields = lazyPart(
  async () => (await import('./payment/flows/bankList/BankFields.tsx')).BankFields,
  PartMissing,
);
const AppCodeFields = lazyPart(
  async () => (await import('./payment/flows/appCode/AppCodeFields.tsx')).AppCodeFields,
  PartMissing,
);

/** A method to choose, with what has to be entered or chosen for it once it is. */
export const MethodCard = observer(function MethodCard({
  store,
  method,
  frames,
}: {
  store: CheckoutStore;
  method: PaymentMethod;
  frames: Frames;
}) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { payment } = store;
  const { id, name, mark, flow, cards, installmentsPromotion } = method;
  const isChosen = payment.selectedPaymentMethodId === id;
  const isTyped = flow === 'inlineCard';
  const hasPlans = method.installmentsSupport;
  const isOpen = isChosen && (hasPlans || pageFlows[flow].needsScript);
  const about = isTyped
    ? cards.map((card) => card.name).join(', ')
    : methodText({ ...method, isOnDevice: payment.device.canPay(id) }, site, t);
  const card = (
    <RadioCard
      value={id}
      label={name}
      description={[about, installmentsPromotion].filter(Boolean).join('. ')}
      detail={mark === undefined ? undefined : <PaymentMark name={mark} aria-hidden />}
    >
      {isOpen ? (
        <>
          {hasPlans ? <LazyInstallmentChoice store={store} method={method} /> : null}
          {isTyped ? <PaymentFrame store={store} frames={frames} /> : null}
          <OwnFields payment={payment} method={method} />
        </>
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
