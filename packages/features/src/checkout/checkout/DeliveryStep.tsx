import type { PrimeError } from '@touchline/contract/codes';
import { isByEmail } from '@touchline/contract/market/byEmail';
import { isScheduled } from '@touchline/contract/scheduling/constants';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { RadioCard, RadioCards } from '@touchline/design-system/RadioCards';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import styled from 'styled-components';
import { deliveryPromiseMessages } from '../../catalog/deliveryPromise/index.ts';
import { useMessages, type Translate } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { useSite, type Site } from '../../platform/site/index.ts';
import { walletPath } from '../wallet/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type en from './messages/en.ts';
import { NoScriptSubmit } from './NoScriptSubmit.tsx';
import { PartMissing } from './PartMissing.tsx';
import { deliveryTitle } from './delivery/deliveryTitle.ts';
import { parcelLines } from './delivery/parcelNames.ts';
import { scheduledTitle, shownPrice } from './scheduledOption.ts';
import { deliveryProblem, fieldIds } from './stepProblems.ts';
import { useDeliveryNews } from './useDeliveryNews.ts';
import { useProblemText } from './useProblemText.ts';

// As soon as a postal code is known.
const PromisedParcels = lazyPart(
  async () => (await import('./PromisedParcels.tsx')).PromisedParcels,
  () => null,
  [deliveryPromiseMessages],
);
// In markets that send text messages.
const SmsUpdates = lazyPart(async () => (await import('./SmsUpdates.tsx')).SmsUpdates, PartMissing);
// Where day and hours are chosen.
const SlotChooser = lazyPart(async () => (await import('./SlotChooser.tsx')).SlotChooser, PartMissing);
// In markets that ask for documents.
const DeliveryConsents = lazyPart(
  async () => (await import('./DeliveryConsents.tsx')).DeliveryConsents,
  PartMissing,
);

/* As tall as two cards: the options must not move the button when they appear. */
const Later = styled.div`
  min-block-size: 164px;
  padding: ${token('space.20')};
  border: 1px dashed ${token('color.edge')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text.subtle')};
`;

/** What another sign-in with the wallet can change. */
const endsBySigningIn: ReadonlySet<PrimeError> = new Set([
  'UserNotPrimeAuthenticated',
  'InvalidTokenForPrime',
  'ShopperNotPrimeEnabled',
]);

/** Step 3: the delivery option of each parcel, by the day it arrives. */
export const DeliveryStep = observer(function DeliveryStep({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const { delivery, details, collection } = store;
  const { problem, openChoices: choices } = delivery;
  useDeliveryNews(store, (option) => optionTitle(store, option, site, t));
  const emailed = (store.orderedBasket?.shipmentList ?? [])
    .filter(({ shipmentType }) => isByEmail(shipmentType))
    .map(({ shipmentId }) => parcelText(store, shipmentId, site, t))
    .join(', ');
  const refusedNow = problem?.kind === 'primeRefused' ? problem.errorCode : undefined;
  const error = problem && problemText(deliveryProblem(problem));
  return (
    <RuledSection title={`3. ${t('delivery.title')}`}>
      {delivery.isLoginModalOpen ? (
        <Callout
          tone="warning"
          isAnnounced
          title={t(site.signInPath ? 'delivery.signIn.title' : 'delivery.members.title')}
          actions={
            site.signInPath ? (
              <ButtonLink variant="secondary" size="small" href={site.href(site.signInPath)}>
                {t('checkout.signIn.action')}
              </ButtonLink>
            ) : undefined
          }
        >
          {t(site.signInPath ? 'delivery.signIn.text' : 'delivery.members.text')}
        </Callout>
      ) : null}
      {delivery.status === 'loading' ? (
        <Stack gap={8}>
          <VisuallyHidden role="status">{t('delivery.loading')}</VisuallyHidden>
          <Skeleton shape="box" style={{ blockSize: 78 }} />
          <Skeleton shape="box" style={{ blockSize: 78 }} />
        </Stack>
      ) : null}
      {choices.length === 0 && delivery.status !== 'loading' ? (
        delivery.isByEmail && !error ? (
          <p id={fieldIds.delivery}>{t('delivery.byEmail')}</p>
        ) : error ? (
          <Callout id={fieldIds.delivery} tone="urgent" isAnnounced>
            {error}
          </Callout>
        ) : (
          <Later id={fieldIds.delivery}>
            <p>
              {details.isCollected && !collection.point
                ? t('pickup.later')
                : t(store.promise?.status.kind === 'promised' ? 'delivery.later.prices' : 'delivery.later')}
            </p>
            {details.asksAddress && store.promise && store.promise.status.kind !== 'idle' ? (
              <Suspense fallback={null}>
                <PromisedParcels
                  promise={store.promise}
                  contentsOf={(shipmentId) => parcelText(store, shipmentId, site, t)}
                />
              </Suspense>
            ) : null}
          </Later>
        )
      ) : null}
      {choices.length && delivery.status !== 'loading' ? (
        <Stack>
          {choices.map(({ shipmentId, options }, at) => (
            <RadioCards
              key={shipmentId}
              id={at === 0 ? fieldIds.delivery : undefined}
              name={`delivery-${shipmentId}`}
              legend={
                choices.length > 1
                  ? t('delivery.shipment', {
                      number: at + 1,
                      count: choices.length,
                      items: parcelText(store, shipmentId, site, t),
                    })
                  : t('delivery.title')
              }
              isLegendHidden={choices.length === 1}
              error={at === 0 ? error : undefined}
              value={delivery.selectedOptions.get(shipmentId) ?? ''}
              onValueChange={(id) => void delivery.select(shipmentId, id)}
              aria-busy={delivery.selecting === 'start'}
            >
              {options.map((option) => (
                <RadioCard
                  key={option.id}
                  value={option.id}
                  label={optionTitle(store, option, site, t)}
                  description={optionText(option, site, t)}
                  detail={priceText(shownPrice(store, option), site, t)}
                  warning={option.delayMessage}
                />
              ))}
              {delivery.refusedOf(shipmentId).map((option) => (
                <RadioCard
                  key={option.id}
                  value={option.id}
                  disabled
                  label={optionTitle(store, option, site, t)}
                  description={[option.carrierName, option.text].filter(Boolean).join('. ')}
                  detail={priceText(option.price, site, t)}
                  // What was just refused is told above the options.
                  warning={
                    option.errorCode && option.errorCode !== refusedNow
                      ? t(`prime.${option.errorCode}`)
                      : undefined
                  }
                />
              ))}
            </RadioCards>
          ))}
          {delivery.scheduledShipments.map((shipmentId, at) => (
            <Suspense key={shipmentId} fallback={null}>
              <SlotChooser
                delivery={delivery}
                shipmentId={shipmentId}
                parcel={choices.length > 1 ? parcelText(store, shipmentId, site, t) : undefined}
                isFirst={at === 0}
              />
            </Suspense>
          ))}
          {delivery.refusedMethods.some(({ errorCode }) => errorCode && endsBySigningIn.has(errorCode)) ? (
            <div>
              <ButtonLink variant="secondary" size="small" href={site.href(walletPath)}>
                {t('prime.signIn')}
              </ButtonLink>
            </div>
          ) : null}
          {emailed ? <p>{t('delivery.alsoByEmail', { items: emailed })}</p> : null}
          <Sms store={store} />
          <Consents store={store} />
          <NoScriptSubmit action="delivery">{t('delivery.submit')}</NoScriptSubmit>
        </Stack>
      ) : null}
    </RuledSection>
  );
});

/** Text messages about the delivery, in markets that send them. */
const Sms = observer(function Sms({ store }: { store: CheckoutStore }) {
  if (!store.details.market?.smsUpdates) return null;
  return (
    <Suspense fallback={null}>
      <SmsUpdates store={store} />
    </Suspense>
  );
});

/** What the market asks to agree to, where it does. */
const Consents = observer(function Consents({ store }: { store: CheckoutStore }) {
  if (!store.details.market?.asksForDocuments) return null;
  return (
    <Suspense fallback={null}>
      <DeliveryConsents store={store.delivery.consents} />
    </Suspense>
  );
});

/** The contents of a parcel: `Flask 750, 2 × Fell Kids`. */
function parcelText(store: CheckoutStore, shipmentId: string, site: Site, t: Translate<typeof en>): string {
  const lines = parcelLines(store.orderedBasket, shipmentId).map(({ name, size, quantity }) => {
    const item = size === undefined ? name : t('delivery.item.size', { name, size: site.size(size) });
    return quantity === 1 ? item : t('delivery.item.several', { count: quantity, item });
  });
  return lines.join(', ');
}

/** The kind of delivery, and the day it arrives. */
function optionTitle(
  store: CheckoutStore,
  option: ShippingOption,
  site: Site,
  t: Translate<typeof en>,
): string {
  if (isScheduled(option)) return scheduledTitle(store, option, site, t);
  return deliveryTitle(option, option.delivery, site, t);
}

const priceText = (price: number, site: Site, t: Translate<typeof en>): string =>
  price === 0 ? t('delivery.free') : site.money(price);

/** The carrier, and the time until which an order arrives on that day. */
function optionText(option: ShippingOption, site: Site, t: Translate<typeof en>): string {
  const { carrierName: carrier, text, cashOnDelivery, orderBy } = option;
  const more = cashOnDelivery
    ? t('delivery.cash')
    : orderBy && t('delivery.orderBy', { moment: site.moment(orderBy, 'short') });
  // A market need not name its carrier.
  return [carrier, text, more].filter(Boolean).join('. ');
}
