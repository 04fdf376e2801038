import type { BasketAddress } from '@touchline/contract/basket/schema';
import { isByEmail } from '@touchline/contract/market/byEmail';
import { addressLines, addressParts } from '@touchline/contract/market/addressLines';
import { Callout } from '@touchline/design-system/Callout';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { linesOf, noticeOf } from '../../cart/basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { PointSummary } from '../pickup/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { OwnFields } from './MethodCard.tsx';
import { parcelLines } from './delivery/parcelNames.ts';
import { kindOf } from './delivery/deliveryKinds.ts';
import { shippingLineTitle } from './delivery/deliveryTitle.ts';
import { methodText } from './payment/methodText.ts';
import { LazyInstallmentChoice } from './LazyInstallmentChoice.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { Frames } from './payment/frames.ts';
import { scriptlessField } from './readCheckoutForm.ts';
import { fieldIds } from './stepProblems.ts';

const Parcels = styled.ul`
  display: grid;
  gap: ${token('space.16')};

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.16')};
    font-variant-numeric: tabular-nums;
  }
`;

const Carrier = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

const Written = styled.address`
  font-style: normal;
`;

/** The last look at an order: contact, addresses and deliveries as they were given, each with a way to change it. */
export const ReviewSteps = observer(function ReviewSteps({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { orderedBasket: basket } = store;
  if (!basket) return null;
  const { customer, contact, billingAddress, shipmentList } = basket;
  // The basket keeps an address that was typed before it was decided to collect.
  const isSent = shipmentList.some(
    ({ shippingLineItem: line }) => !line || kindOf(line.shippingType) === 'home',
  );
  const shippingAddress = isSent ? basket.shippingAddress : undefined;
  const named = isSent ? shippingAddress : (contact ?? basket.shippingAddress);
  const isOneAddress = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  const deliveries = shipmentList.flatMap(({ shipmentId, shippingLineItem }) =>
    shippingLineItem ? [{ shipmentId, line: shippingLineItem }] : [],
  );
  // What is sent by email is no parcel.
  const parcels = deliveries.filter(({ line }) => !isByEmail(line.shippingType));
  const partTitle = (shipmentId: string) => {
    const at = parcels.findIndex((parcel) => parcel.shipmentId === shipmentId);
    const items = parcelLines(basket, shipmentId)
      .map(({ name }) => name)
      .join(', ');
    if (at < 0 || parcels.length === 1) return items;
    return t('delivery.shipment', { number: at + 1, count: parcels.length, items });
  };
  return (
    <Stack gap={40}>
      <ChangedPrices store={store} />
      <Reviewed title={t('contact.title')} change={t('review.change.contact')} to="/checkout">
        <p>
          <bdi>{customer.email}</bdi>
        </p>
        {named && !isSent ? (
          <p>
            <bdi>{[named.firstName, named.lastName].filter(Boolean).join(' ')}</bdi>
          </p>
        ) : null}
        {named?.phoneNumber ? (
          <p>
            <bdi dir="ltr">{named.phoneNumber}</bdi>
          </p>
        ) : null}
      </Reviewed>
      {shippingAddress ? (
        <Reviewed title={t('address.title')} change={t('review.change.address')} to="/checkout">
          <AddressText address={shippingAddress} />
          {isOneAddress ? <p>{t('review.sameForInvoice')}</p> : null}
        </Reviewed>
      ) : null}
      {billingAddress && !isOneAddress ? (
        <Reviewed title={t('address.billing.title')} change={t('review.change.invoice')} to="/checkout">
          <AddressText address={billingAddress} />
        </Reviewed>
      ) : null}
      <Reviewed
        title={t('delivery.title')}
        change={t('review.change.delivery')}
        to={`/checkout#${fieldIds.delivery}`}
      >
        <Parcels role="list">
          {deliveries.map(({ shipmentId, line }) => (
            <li key={shipmentId}>
              <div>
                {deliveries.length > 1 ? <p>{partTitle(shipmentId)}</p> : null}
                <p>{shippingLineTitle(line, site, t)}</p>
                {line.pickup ? (
                  <PointSummary point={line.pickup.point} />
                ) : line.name ? (
                  <Carrier>{[line.name, line.text].filter(Boolean).join('. ')}</Carrier>
                ) : null}
              </div>
              <span>
                {isByEmail(line.shippingType)
                  ? null
                  : line.pricing.price === 0
                    ? t('delivery.free')
                    : site.money(line.pricing.price)}
              </span>
            </li>
          ))}
        </Parcels>
      </Reviewed>
    </Stack>
  );
});

/** What pays, as it was chosen; the fields of a card, which nobody keeps, are filled in here. */
export const ReviewedPayment = observer(function ReviewedPayment({
  store,
  frames,
}: {
  store: CheckoutStore;
  frames: Frames;
}) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { selected } = store.payment;
  if (!selected) return null;
  const isTyped = selected.flow === 'inlineCard' && !selected.registration;
  const how = selected.registration
    ? undefined
    : methodText({ ...selected, isOnDevice: store.payment.device.canPay(selected.id) }, site, t);
  return (
    <Reviewed
      title={t('payment.title')}
      change={t('review.change.payment')}
      to={`/checkout/payment#${fieldIds.payment}`}
    >
      <p>
        <bdi>{selected.name}</bdi>
      </p>
      {how ? <p>{how}</p> : null}
      {selected.registration ? null : <OwnFields payment={store.payment} method={selected} />}
      {selected.installmentsSupport ? <LazyInstallmentChoice store={store} method={selected} /> : null}
      {isTyped ? <PaymentFrame store={store} frames={frames} /> : null}
      <input type="hidden" name="paymentMethodId" value={selected.id} />
      <noscript>
        <input type="hidden" name={scriptlessField} value="1" />
      </noscript>
    </Reviewed>
  );
});

function Reviewed({
  title,
  change,
  to,
  children,
}: {
  title: string;
  /** What a screen reader says instead of "Change". */
  change: string;
  to: string;
  children: ReactNode;
}) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  return (
    <RuledSection
      title={title}
      action={
        <Link href={site.href(to)}>
          <span aria-hidden="true">{t('review.change')}</span>
          <VisuallyHidden>{change}</VisuallyHidden>
        </Link>
      }
    >
      <div>{children}</div>
    </RuledSection>
  );
}

function AddressText({ address }: { address: BasketAddress }) {
  const { market } = useSite();
  return (
    <Written>
      {addressLines(addressParts(address), market.addressOrder).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Written>
  );
}

/** Prices that are others than the shopper has seen: paying agrees to those of now. */
const ChangedPrices = observer(function ChangedPrices({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const changed = linesOf(store.orderedBasket).flatMap((line) => {
    const notice = noticeOf(line, []);
    return notice?.kind === 'priceChanged' ? [{ line, notice }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <Callout tone="warning" title={t('review.prices.title')}>
      {changed.map(({ line: { itemId, productName }, notice: { from, to } }) => (
        <p key={itemId}>
          {t('review.prices.line', { name: productName, from: site.money(from), to: site.money(to) })}
        </p>
      ))}
    </Callout>
  );
});
