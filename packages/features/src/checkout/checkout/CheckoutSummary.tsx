import { DescriptionList, type DescriptionItem } from '@touchline/design-system/DescriptionList';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { BagIcon, ChevronDownIcon } from '@touchline/design-system/Icon';
import { Panel } from '@touchline/design-system/layout';
import { LineItem } from '@touchline/design-system/LineItem';
import { Link } from '@touchline/design-system/Link';
import { token, type } from '@touchline/design-system/token';
import type { Basket, LineItem as BasketLine } from '@touchline/contract/basket/schema';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { byEmail, deliveryCost, linesOf, personalisationTexts } from '../../cart/basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { slotText } from './scheduledOption.ts';

const Beside = styled.div`
  display: none;
  ${media.wide} {
    display: block;
  }
`;

const Folded = styled.details`
  background: ${token('color.tile')};
  ${media.wide} {
    display: none;
  }
  & > summary {
    ${type('label')}
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    min-block-size: 56px;
    padding-inline: ${token('gutter')};
    font-variant-numeric: tabular-nums;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > :last-child {
    margin-inline-start: auto;
  }
  &[open] > summary > svg:nth-of-type(2) {
    rotate: 180deg;
  }
  & > div {
    padding: ${token('space.8')} ${token('gutter')} ${token('space.24')};
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${token('space.12')};
  margin-block-end: ${token('space.20')};
`;

interface CheckoutSummaryProps {
  store: CheckoutStore;
  /** Below the sums: the voucher and the points of a member. */
  membership?: ReactNode;
}

/** The order summary: next to the steps on a desktop. */
export const CheckoutSummary = observer(function CheckoutSummary({
  store,
  membership,
}: CheckoutSummaryProps) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  return (
    <Beside>
      <Panel isSticky>
        <Heading level={2} variant="head">
          {t('summary.title')}
        </Heading>
        <Bought store={store} />
        {membership}
        <Link href={site.href('/cart')}>{t('summary.edit')}</Link>
      </Panel>
    </Beside>
  );
});

/** The same, collapsed into one line above the steps on a phone. */
export const FoldedSummary = observer(function FoldedSummary({ store, membership }: CheckoutSummaryProps) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { orderedBasket } = store;
  return (
    <Folded>
      <summary>
        <BagIcon size={20} />
        <span>{t('summary.items', { count: orderedBasket?.totalProductCount ?? 0 })}</span>
        <ChevronDownIcon size={20} />
        <span translate="no">
          {site.money(
            store.tax.estimate?.total ?? orderedBasket?.pricing.due ?? orderedBasket?.pricing.total ?? 0,
          )}
        </span>
      </summary>
      <div>
        <Bought store={store} />
        {membership}
        <p>
          <Link href={site.href('/cart')}>{t('summary.edit')}</Link>
        </p>
      </div>
    </Folded>
  );
});

const Bought = observer(function Bought({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { orderedBasket } = store;
  const { point } = store.collection;
  if (!orderedBasket) return null;
  const { pricing, taxCalculationMissing } = orderedBasket;
  const isGross = pricing.taxationPolicy === 'gross';
  const { estimate } = store.tax;
  const netTax = () => {
    if (estimate) return site.money(estimate.tax);
    return taxCalculationMissing ? t('summary.tax.unknown') : site.money(pricing.tax);
  };
  const shipping = () => {
    const cost = deliveryCost(pricing);
    if (!cost) return t('summary.delivery.unknown');
    if (cost.amount === 0) return t('delivery.free');
    const sum = site.money(cost.amount);
    return cost.kind === 'from' ? t('summary.delivery.from', { sum }) : sum;
  };
  const howSent = [
    ...(point ? [t('summary.collectedAt', { name: point.name })] : []),
    ...orderedBasket.shipmentList
      .flatMap(({ shippingLineItem }) => shippingLineItem?.scheduled ?? [])
      .map((scheduled) => slotText(scheduled, site, t)),
  ].join('; ');
  const items: DescriptionItem[] = [
    {
      term: t('summary.goods', { count: orderedBasket.totalProductCount }),
      value: site.money(pricing.standardPrice),
    },
    ...(pricing.saved > 0
      ? [{ term: t('summary.sale'), value: `−${site.money(pricing.saved)}`, isSaving: true }]
      : []),
    ...(pricing.voucher === undefined
      ? []
      : [{ term: t('summary.voucher'), value: `−${site.money(pricing.voucher)}`, isSaving: true }]),
    ...orderedBasket.couponList.flatMap(({ couponCode: code, amount, kind }) =>
      amount === undefined || kind === 'freeDelivery'
        ? []
        : [{ term: t('summary.coupon', { code }), value: `−${site.money(amount)}`, isSaving: true }],
    ),
    ...(pricing.prepaid === undefined
      ? []
      : [{ term: t('summary.prepaid'), value: `−${site.money(pricing.prepaid)}`, isSaving: true }]),
    ...(byEmail(orderedBasket) === 'all'
      ? []
      : [{ term: t('summary.delivery'), value: shipping(), ...(howSent ? { note: howSent } : {}) }]),
    ...(pricing.paymentFee === undefined
      ? []
      : [{ term: t('summary.paymentFee'), value: site.money(pricing.paymentFee) }]),
    ...(isGross
      ? []
      : [
          {
            term: t(estimate ? 'summary.tax.estimate' : 'summary.tax.net'),
            value: netTax(),
          },
        ]),
    {
      term: t(estimate ? 'summary.total.estimate' : 'summary.total'),
      value: site.money(estimate?.total ?? pricing.total),
      isTotal: true,
      ...(isGross && pricing.tax > 0
        ? { note: t('summary.tax.gross', { sum: site.money(pricing.tax) }) }
        : {}),
    },
    ...paidByGiftCards(orderedBasket.giftCards).map(({ lastDigits: digits, amount }) => ({
      ...{ term: t('summary.giftCard', { digits }), value: `−${site.money(amount)}` },
    })),
    ...(pricing.due === undefined
      ? []
      : [{ term: t('summary.due'), value: site.money(pricing.due), isTotal: true }]),
  ];
  return (
    <div>
      <Lines role="list">
        {linesOf(orderedBasket).map((line) => (
          <BoughtLine key={line.itemId} line={line} />
        ))}
      </Lines>
      <DescriptionList variant="sums" items={items} />
    </div>
  );
});

const paidByGiftCards = (giftCards: Basket['giftCards'] = []) => giftCards.filter(({ amount }) => amount > 0);

function BoughtLine({ line }: { line: BasketLine }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { picture, productName, size, quantity, pricing, sentFrom } = line;
  const count = quantity > 1 ? t('summary.quantity', { count: quantity }) : undefined;
  return (
    <li>
      <LineItem
        name={productName}
        picture={picture && pictureView(picture)}
        details={[
          [site.size(size), count].filter(Boolean).join(', '),
          ...(sentFrom === undefined ? [] : [t('summary.sentFrom', { day: site.day(sentFrom) })]),
          ...personalisationTexts(line),
        ]}
        price={site.money(pricing.total)}
      />
    </li>
  );
}
