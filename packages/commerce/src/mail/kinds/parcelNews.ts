import { Formats } from '@touchline/contract/market/formats';
import type { MailBlock, MailContent } from '../MailContent.ts';
import { messagesOf } from '../messagesOf.ts';
import { collection, deliveryDays, orderItems, type ReceiptOrder, type ReceiptSite } from './orderPlaced.ts';

/** Kinds of mails about parcels, and the texts each has. */
export const parcelMailKinds = {
  'parcel-sent': 'sent',
  'parcel-out': 'out',
  'parcel-delivered': 'delivered',
  'parcel-ready': 'ready',
} as const;
export type ParcelMailKind = keyof typeof parcelMailKinds;

/** What the news of a parcel write into the outbox. */
export interface ParcelMailData {
  readonly orderId: string;
  readonly sitePath: string;
  readonly parcelId: string;
}

/** A parcel as its mails tell of it. */
export interface MailedParcel {
  /** Which delivery of the order it is, from 0. */
  readonly delivery: number;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

/** News of a parcel: what is in it, who brings it and when, or where it is collected and by which code. */
export async function parcelNews(
  kind: ParcelMailKind,
  { id: orderId, data: order }: ReceiptOrder,
  parcel: MailedParcel,
  { site, link }: { readonly site: ReceiptSite; readonly link: string },
): Promise<MailContent> {
  const { parcel: t, orderPlaced } = await messagesOf(site.language.code);
  const part = parcelMailKinds[kind];
  const formats = new Formats(site);
  const shipping = order.shippingLineItemList[parcel.delivery];
  const days = part === 'sent' && shipping ? deliveryDays(shipping, orderPlaced, formats) : undefined;
  const carrier = parcel.carrier ?? shipping?.name ?? '';
  const facts = [
    ...(carrier === '' ? [] : [{ name: t.carrier, value: carrier }]),
    ...(parcel.trackingNumber === null ? [] : [{ name: t.trackingNumber, value: parcel.trackingNumber }]),
    ...(days === undefined ? [] : [{ name: t.expected, value: days }]),
  ];
  const isOfCarrier = part === 'sent' || part === 'out';
  const itemIds = shipping?.itemIds;
  const lines = order.productLineItemList.filter(({ itemId }) => itemIds?.includes(itemId) ?? true);
  const blocks: MailBlock[] = [
    { kind: 'text', text: t[part].text({ orderId }) },
    ...(isOfCarrier && parcel.trackingUrl !== null
      ? [{ kind: 'button' as const, label: t.follow, href: parcel.trackingUrl }]
      : []),
    ...(part === 'ready' && shipping ? collection(shipping, site, orderPlaced) : []),
    { kind: 'button', label: orderPlaced.open, href: link },
    ...(isOfCarrier && facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    orderItems(lines, orderPlaced, formats),
  ];
  const { preview, title } = t[part];
  return { subject: t[part].subject({ orderId }), preview, title, blocks, reason: t.reason };
}
