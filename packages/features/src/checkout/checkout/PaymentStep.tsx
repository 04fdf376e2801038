import type { PaymentFlow } from '@touchline/contract/market/schema';
import { pagesNeededToPay } from '@touchline/contract/market/pagesNeededToPay';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Link } from '@touchline/design-system/Link';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { RadioCards } from '@touchline/design-system/RadioCards';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { byEmail, deliveryCost } from '../../cart/basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { legalPath, useSite } from '../../platform/site/index.ts';
import { codesMessages } from '../../cart/codes/index.ts';
import { botCheckMessages } from '../../platform/botCheck/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { declinedMessages } from '../declined/index.ts';
import type { BotCheckPurpose } from './BotCheckPurpose.ts';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages, type CheckoutKey } from './checkoutMessages.ts';
import { MethodCard } from './MethodCard.tsx';
import { pageFlows } from './payment/flows/pageFlows.ts';
import type { Frames } from './payment/frames.ts';
import { PartMissing } from './PartMissing.tsx';
import { scriptlessField } from './readCheckoutForm.ts';
import { fieldIds } from './stepProblems.ts';

// Folded as long as no code is used.
const PaymentCodes = lazyPart(async () => (await import('./PaymentCodes.tsx')).PaymentCodes, PartMissing, [
  codesMessages,
]);
const PaymentDeclined = lazyPart(
  async () => (await import('./PaymentDeclined.tsx')).PaymentDeclined,
  PartMissing,
  [declinedMessages],
);
const PaymentBotCheck = lazyPart(
  async () => (await import('./PaymentBotCheck.tsx')).PaymentBotCheck,
  PartMissing,
  [botCheckMessages],
);
// For accounts whose means of payment are kept.
const SavedMethodCard = lazyPart(
  async () => (await import('./SavedMethods.tsx')).SavedMethodCard,
  PartMissing,
);
const KeepMethod = lazyPart(async () => (await import('./SavedMethods.tsx')).KeepMethod, PartMissing);
// At the last look before paying.
const ReviewedPayment = lazyPart(
  async () => (await import('./ReviewSteps.tsx')).ReviewedPayment,
  PartMissing,
);

const Terms = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

/** What the button says: some methods take no money yet. */
const payLabels = {
  deferred: 'pay.button.later',
  onDelivery: 'pay.button.cash',
} as const satisfies Partial<Record<PaymentFlow, CheckoutKey>>;

const payLabelOf = (flow: PaymentFlow | undefined): CheckoutKey =>
  flow === 'deferred' || flow === 'onDelivery' ? payLabels[flow] : 'pay.button';

/** Step 4 and the Pay button; before hydration it leads to the provider's page. */
export const PaymentStep = observer(function PaymentStep({
  store,
  frames,
  onSignInAgain,
}: {
  store: CheckoutStore;
  frames: Frames;
  onSignInAgain?: (() => void) | undefined;
}) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { placing, basket, details, payment } = store;
  const { returnDays } = details.market ?? {};
  const emailed = byEmail(store.orderedBasket);
  const termsPath = details.market && legalPath(details.market, 'terms');
  const isDeliveryKnown =
    basket.basket !== undefined && deliveryCost(basket.basket.pricing)?.kind === 'known';
  const { total = 0, due = total } = basket.basket?.pricing ?? {};
  const canReview = !store.isReview && !store.isDeliveryMissing && store.payment.selected !== undefined;
  const isClosed = details.market?.missingLegal?.some((page) => pagesNeededToPay.has(page)) ?? false;
  // The page was made by a server, which does not know the device.
  useEffect(() => void payment.lookAtDevice(), [payment]);
  if (isClosed)
    return (
      <RuledSection title={`4. ${t('payment.title')}`}>
        <Callout tone="warning" title={t('payment.closed.title')}>
          {t('payment.closed.text')}
        </Callout>
      </RuledSection>
    );
  return (
    <Stack gap={32}>
      {store.isReview ? (
        <Suspense fallback={null}>
          <ReviewedPayment store={store} frames={frames} />
        </Suspense>
      ) : (
        <RuledSection title={`4. ${t('payment.title')}`}>
          <Suspense fallback={null}>
            <PaymentCodes store={store} />
          </Suspense>
          <PaymentMethods store={store} frames={frames} />
        </RuledSection>
      )}
      <Stack>
        <CheckoutNotice store={store} onSignInAgain={onSignInAgain} />
        <BotCheck store={store} purpose="payment" />
        <Button
          type="submit"
          name="action"
          value="pay-hosted"
          isWide
          isBusy={placing.isBusy}
          busyLabel={t('pay.busy')}
        >
          {due === 0 && isDeliveryKnown
            ? t('pay.order')
            : t(isDeliveryKnown ? payLabelOf(store.payment.selected?.flow) : 'pay.button.beforeDelivery', {
                sum: site.money(due),
              })}
        </Button>
        {canReview ? <ReviewLink store={store} /> : null}
        {details.market ? (
          <Terms>
            {termsPath === undefined ? null : (
              <>
                {t('pay.terms')} <Link href={site.href(termsPath)}>{t('pay.terms.link')}</Link>
                {'. '}
              </>
            )}
            {returnDays === undefined || emailed === 'all'
              ? null
              : t(emailed === 'some' ? 'pay.terms.return.some' : 'pay.terms.return', { count: returnDays })}
          </Terms>
        ) : null}
      </Stack>
    </Stack>
  );
});

/** Asks for the bot check, where the shop has asked for one. */
const BotCheck = observer(function BotCheck({
  store,
  purpose,
}: {
  store: CheckoutStore;
  purpose: BotCheckPurpose;
}) {
  if (store.bots.status.kind === 'idle') return null;
  return (
    <Suspense fallback={null}>
      <PaymentBotCheck store={store} purpose={purpose} />
    </Suspense>
  );
});

/** Leads to a last look at everything, with what pays as it is chosen now. */
const ReviewLink = observer(function ReviewLink({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  return (
    <p>
      <Link href={site.href('/review')} onClick={() => void store.savePaymentMethod()}>
        {t('review.link')}
      </Link>
    </p>
  );
});

const PaymentMethods = observer(function PaymentMethods({
  store,
  frames,
}: {
  store: CheckoutStore;
  frames: Frames;
}) {
  const t = useMessages(checkoutMessages);
  const { payment, bots } = store;
  const { paymentMethods: methods, paymentError, isOutdated } = payment;

  // A delivery that is paid at the door has other methods than the rest.
  useEffect(() => {
    if (isOutdated) void payment.retry();
  }, [payment, isOutdated]);

  return (
    <>
      {paymentError ? (
        <Suspense fallback={null}>
          <PaymentDeclined store={store} error={paymentError} />
        </Suspense>
      ) : null}
      <BotCheck store={store} purpose="methods" />
      {methods.length === 0 && payment.pageLoading ? (
        <Stack gap={8}>
          <VisuallyHidden role="status">{t('payment.loading')}</VisuallyHidden>
          <Skeleton shape="box" style={{ blockSize: 78 }} />
          <Skeleton shape="box" style={{ blockSize: 78 }} />
        </Stack>
      ) : null}
      {methods.length === 0 && !payment.pageLoading && !paymentError && bots.status.kind === 'idle' ? (
        <p>{t('payment.none')}</p>
      ) : null}
      <noscript>
        <input type="hidden" name={scriptlessField} value="1" />
        {methods.length && methods.every(({ flow }) => pageFlows[flow].needsScript) ? (
          <p>{t('payment.frame.noScript')}</p>
        ) : null}
      </noscript>
      {methods.length ? <PrepaidHint store={store} /> : null}
      {methods.some(({ flow }) => flow === 'zeroValue') ? (
        <>
          <Callout tone="success" title={t('payment.zero.title')}>
            {t('payment.zero.text')}
          </Callout>
          <input type="hidden" name="paymentMethodId" value={payment.selectedPaymentMethodId ?? ''} />
        </>
      ) : methods.length ? (
        <RadioCards
          id={fieldIds.payment}
          name="paymentMethodId"
          legend={t('payment.title')}
          isLegendHidden
          error={payment.isChoiceMissing ? t('payment.choose') : undefined}
          value={payment.selectedPaymentMethodId ?? ''}
          onValueChange={(id) => void store.choosePayment(id)}
        >
          {payment.savedMethods.length > 0 ? (
            <Suspense fallback={null}>
              {payment.savedMethods.map((method) => (
                <SavedMethodCard key={method.id} store={store} method={method} />
              ))}
            </Suspense>
          ) : null}
          {methods.map((method) => (
            <MethodCard key={method.id} store={store} method={method} frames={frames} />
          ))}
        </RadioCards>
      ) : null}
      {methods.some(({ canBeKept }) => canBeKept) ? (
        <Suspense fallback={null}>
          <KeepMethod store={store} />
        </Suspense>
      ) : null}
    </>
  );
});

/** What paying before delivery saves, where cash on delivery is offered as well. */
const PrepaidHint = observer(function PrepaidHint({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { prepaid, prepaidOffer } = store.basket.basket?.pricing ?? {};
  const sum = prepaid ?? prepaidOffer;
  if (sum === undefined) return null;
  const key = prepaid === undefined ? 'payment.prepaidOffer' : 'payment.prepaid';
  return <p>{t(key, { sum: site.money(sum) })}</p>;
});
