import { ButtonLink } from '@touchline/design-system/Button';
import { DescriptionList, type DescriptionItem } from '@touchline/design-system/DescriptionList';
import { Heading } from '@touchline/design-system/Heading';
import { LockIcon } from '@touchline/design-system/Icon';
import { Panel } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { BagPromise, type BagPromiseStore } from '../bagPromise/index.ts';
import { addCouponAction, CodesForm } from '../codes/index.ts';
import { byEmail, deliveryCost } from '../basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CartStore } from './CartStore.ts';
import { cartMessages } from './cartMessages.ts';

const Secure = styled.p`
  ${type('meta')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  color: ${token('color.text.subtle')};
`;

const Codes = styled.form`
  display: grid;
  gap: ${token('space.12')};
`;

/** Id of the callout with the problems that prevent the checkout. */
export const problemsId = 'cart-problems';

/** Id of the callout that says that the goods exceed the maximum of one order. */
export const exceededId = 'cart-exceeded';

export interface CartSummaryProps {
  store: CartStore;
  pricing: NonNullable<CartStore['pricing']>;
  /** The button, so that a phone's bar knows whether it is in view. */
  buttonRef?: Ref<HTMLDivElement>;
  /** Below the button: the way to an account. */
  memberOffer?: ReactNode;
  /** Below the button: buttons that buy at once with a wallet of the device. */
  express?: ReactNode;
  /** Above the button: when the bag arrives. */
  promise?: BagPromiseStore | undefined;
}

/** The totals of the bag, and the button to the checkout. */
export const CartSummary = observer(function CartSummary({
  store,
  pricing,
  buttonRef,
  memberOffer,
  express,
  promise,
}: CartSummaryProps) {
  const site = useSite();
  const t = useMessages(cartMessages);
  const { productCount, problems } = store;
  const isTooMuch = store.exceededTotal !== undefined;
  const next = problems.length ? `#${problemsId}` : isTooMuch ? `#${exceededId}` : site.href('/checkout');
  const isGross = pricing.taxationPolicy === 'gross';
  const delivery = () => {
    const cost = deliveryCost(pricing);
    if (!cost) return t('summary.delivery.later');
    if (cost.amount === 0) return t('summary.delivery.free');
    const sum = site.money(cost.amount);
    return cost.kind === 'from' ? t('summary.delivery.from', { sum }) : sum;
  };
  const tax = store.basket.basket?.taxCalculationMissing ? t('summary.tax.later') : site.money(pricing.tax);
  const items: DescriptionItem[] = [
    { term: t('summary.items', { count: productCount }), value: site.money(pricing.standardPrice) },
    ...(pricing.saved > 0
      ? [{ term: t('summary.sale'), value: `−${site.money(pricing.saved)}`, isSaving: true }]
      : []),
    ...(pricing.voucher === undefined
      ? []
      : [{ term: t('summary.voucher'), value: `−${site.money(pricing.voucher)}`, isSaving: true }]),
    ...(store.basket.basket?.couponList ?? []).flatMap(({ couponCode: code, amount, kind }) =>
      amount === undefined || kind === 'freeDelivery'
        ? []
        : [{ term: t('summary.coupon', { code }), value: `−${site.money(amount)}`, isSaving: true }],
    ),
    ...(pricing.prepaid === undefined
      ? []
      : [{ term: t('summary.prepaid'), value: `−${site.money(pricing.prepaid)}`, isSaving: true }]),
    ...(byEmail(store.basket.basket) === 'all' ? [] : [{ term: t('summary.delivery'), value: delivery() }]),
    ...(pricing.paymentFee === undefined
      ? []
      : [{ term: t('summary.paymentFee'), value: site.money(pricing.paymentFee) }]),
    ...(isGross ? [] : [{ term: t('summary.tax'), value: tax }]),
    {
      term: t('summary.total'),
      value: site.money(pricing.total),
      isTotal: true,
      ...(isGross && pricing.tax > 0
        ? { note: t('summary.tax.gross', { sum: site.money(pricing.tax) }) }
        : {}),
    },
  ];
  return (
    <Panel isSticky>
      <Heading level={2} variant="head">
        {t('summary.title')}
      </Heading>
      <DescriptionList variant="sums" items={items} />
      <Codes method="post" action={site.href('/cart')} onSubmit={(event) => event.preventDefault()}>
        {/* Enter presses the first button, which must not be one that removes a coupon. */}
        <input type="submit" name="action" value={addCouponAction} hidden />
        <CodesForm store={store.codes} kind="coupon" />
      </Codes>
      {promise ? <BagPromise store={promise} /> : null}
      <div ref={buttonRef}>
        <ButtonLink isWide href={next}>
          {t('summary.checkout')}
        </ButtonLink>
      </div>
      {problems.length > 0 || isTooMuch ? null : express}
      <Secure>
        <LockIcon size={20} />
        {t(store.takesGuests ? 'summary.secure' : 'summary.secureMembers')}
      </Secure>
      {memberOffer}
    </Panel>
  );
});
