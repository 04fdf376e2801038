import styled from 'styled-components';
import { Callout } from '@touchline/design-system/Callout';
import { media } from '@touchline/design-system/foundations';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Panel, Section, Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { cardNames } from '@touchline/contract/order/cardNames';
import { isAllByEmail, isDelivered } from '@touchline/contract/market/byEmail';
import { addressLines, addressParts } from '@touchline/contract/market/addressLines';
import type { BasketAddress } from '@touchline/contract/basket/schema';
import { fromWire, toWire } from '@touchline/contract/money';
import type { Order } from '@touchline/contract/order/schema';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { OrderDocuments } from '../documents/index.ts';
import { OrderInvoicing } from '../invoicing/index.ts';
import { OrderCollection } from '../pickup/index.ts';
import { installmentText } from './installmentText.ts';
import { refundOf } from './refundOf.ts';
import { confirmationMessages } from './confirmationMessages.ts';
import { AwaitingPayment, type PaymentCheck } from './awaiting/AwaitingPayment.tsx';
import { OrderDownloads } from './OrderDownloads.tsx';
import { OtherOrder, type OrderPath } from './OtherOrder.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderReturns } from './OrderReturns.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${token('space.48')};

  ${media.wide} {
    grid-template-columns: minmax(0, 660px) minmax(320px, 400px);
    justify-content: space-between;
    align-items: start;
  }
  ${media.vast} {
    grid-template-columns: minmax(0, 780px) 440px;
    justify-content: start;
    column-gap: 120px;
  }
`;

const Fact = styled.div`
  display: grid;
  gap: ${token('space.4')};

  & > address {
    font-style: normal;
  }
`;

function AddressLines({ address }: { address: BasketAddress }) {
  const { market } = useSite();
  const lines = addressLines(addressParts(address), market.addressOrder);
  return (
    <address>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

/** The total of the goods at standard prices, in minor units. */
function beforeSale({ pricing, currency }: Order): number {
  const { price, saved } = pricing;
  return toWire(fromWire(price, currency).minor + fromWire(saved, currency).minor, currency);
}

/** Of an order that is cancelled before its money is taken, nothing is paid. */
function sumTitle({ status, paymentStatus }: Order) {
  if (paymentStatus === 'paid') return 'confirmation.sum.paid';
  return status === 'cancelled' ? 'confirmation.sum.cancelled' : 'confirmation.sum';
}

interface OrderDetailsProps {
  order: Order;
  isPending: boolean;
  /** Path of the page on which a product of the order is reviewed, below the site path. */
  reviewPath: ((productId: string) => string) | undefined;
  /** Path of the page of another order of the account, below the site path; without it other orders are named only. */
  orderPath?: OrderPath | undefined;
  /** Asks whether an order that is paid later has been paid; without it there is nothing to press. */
  check?: PaymentCheck | undefined;
  /** Address of the page of a credit note. */
  creditNoteHref?: ((number: string) => string) | undefined;
  /** In one column without a frame of its own, within another page. @default false */
  isFramed?: boolean | undefined;
}

/** What was ordered, when it arrives, the address, and the totals. */
export function OrderDetails({
  order,
  isPending,
  reviewPath,
  orderPath,
  check,
  creditNoteHref,
  isFramed = false,
}: OrderDetailsProps) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  const { pricing, payment } = order;
  const refund = refundOf(order);
  const sum = (amount: number) => site.money(amount);
  const isGross = order.taxationPolicy === 'gross';
  const { shippingLineItemList: deliveries } = order;
  const special = [...new Set(deliveries.flatMap(({ text }) => text ?? []))];
  const parts = (
    <>
      <Stack gap={40}>
        {isPending && payment.instructions ? (
          <AwaitingPayment order={order} instructions={payment.instructions} check={check} />
        ) : null}
        {order.refundDelayed === undefined ? null : (
          <Callout
            tone="warning"
            title={t('confirmation.refundDelayed.title', { sum: sum(order.refundDelayed) })}
          >
            {t('confirmation.refundDelayed.text')}
          </Callout>
        )}
        {order.downloads ? <OrderDownloads downloads={order.downloads} /> : null}
        <OrderReturns order={order} orderPath={orderPath} />
        <OrderParcels order={order} isPending={isPending} reviewPath={reviewPath} />
        <OrderDocuments order={order} creditNoteHref={creditNoteHref} />
      </Stack>
      <Panel>
        <Heading level={2} variant="head">
          {t(sumTitle(order))}
        </Heading>
        <DescriptionList
          variant="sums"
          items={[
            { term: t('confirmation.goods'), value: sum(beforeSale(order)) },
            ...(pricing.saved > 0
              ? [{ term: t('confirmation.saved'), value: `−${sum(pricing.saved)}`, isSaving: true }]
              : []),
            ...(pricing.voucher === undefined
              ? []
              : [
                  {
                    term: t('confirmation.voucher'),
                    value: `−${sum(pricing.voucher)}`,
                    isSaving: true,
                  },
                ]),
            ...(order.coupons ?? []).map(({ couponCode: code, amount }) => ({
              ...{ term: t('confirmation.coupon', { code }), value: `−${sum(amount)}`, isSaving: true },
            })),
            ...(pricing.prepaid === undefined
              ? []
              : [{ term: t('confirmation.prepaid'), value: `−${sum(pricing.prepaid)}`, isSaving: true }]),
            ...(isAllByEmail(deliveries)
              ? []
              : [
                  {
                    term: t('confirmation.delivery'),
                    value: pricing.shipping === 0 ? t('confirmation.free') : sum(pricing.shipping),
                    ...(special.length > 0 ? { note: special.join('; ') } : {}),
                  },
                ]),
            ...(pricing.paymentFee === undefined
              ? []
              : [{ term: t('confirmation.paymentFee'), value: sum(pricing.paymentFee) }]),
            ...(isGross ? [] : [{ term: t('confirmation.tax'), value: sum(pricing.tax) }]),
            {
              term: t('confirmation.total'),
              value: sum(pricing.total),
              isTotal: true,
              ...(isGross && pricing.tax > 0
                ? { note: t('confirmation.taxIncluded', { sum: sum(pricing.tax) }) }
                : {}),
            },
            ...(order.giftCards ?? []).map(({ lastDigits: digits, amount }) => ({
              ...{ term: t('confirmation.giftCard', { digits }), value: `−${sum(amount)}` },
            })),
            ...(pricing.due ? [{ term: t('confirmation.due'), value: sum(pricing.due) }] : []),
          ]}
        />
        {refund ? (
          <Callout tone="info">
            {t('confirmation.refund.text', {
              sum: sum(refund.amount),
              total: sum(pricing.total),
              day: site.day(refund.at),
            })}
          </Callout>
        ) : null}
        {deliveries.map(({ id, pickup }, at) =>
          pickup ? <OrderCollection key={`${id}-${at}`} pickup={pickup} /> : null,
        )}
        {order.shippingAddress && deliveries.some(isDelivered) ? (
          <Fact>
            <Heading level={2} variant="label">
              {t('confirmation.address')}
            </Heading>
            <AddressLines address={order.shippingAddress} />
          </Fact>
        ) : null}
        {order.billingAddress ? (
          <Fact>
            <Heading level={2} variant="label">
              {t('confirmation.invoice')}
            </Heading>
            <AddressLines address={order.billingAddress} />
          </Fact>
        ) : null}
        {order.invoicingDetails ? <OrderInvoicing details={order.invoicingDetails} /> : null}
        {order.smsNumber ? (
          <p>
            {t('confirmation.texts')} <bdi dir="ltr">{order.smsNumber}</bdi>
          </p>
        ) : null}
        <Fact>
          <Heading level={2} variant="label">
            {t('confirmation.payment')}
          </Heading>
          <p>
            {order.replaces ? (
              <OtherOrder
                text={(number) => t('confirmation.replaces', { order: number })}
                orderId={order.replaces}
                orderPath={orderPath}
              />
            ) : payment.lastDigits ? (
              t('confirmation.card', {
                brand: cardNames.get(payment.cardBrand ?? '') ?? payment.cardBrand ?? payment.name,
                digits: payment.lastDigits,
              })
            ) : (
              payment.name
            )}
          </p>
          {payment.installments ? <p>{installmentText(payment.installments, site, t)}</p> : null}
        </Fact>
      </Panel>
    </>
  );
  if (isFramed) return <Stack gap={40}>{parts}</Stack>;
  return (
    <Container>
      <Section>
        <Columns>{parts}</Columns>
      </Section>
    </Container>
  );
}
