import { cutText } from '@touchline/contract/cutText';
import { invoicingFields } from '@touchline/contract/invoicing/checkInvoicing';
import { invoicingKinds } from '@touchline/contract/invoicing/constants';
import type { InvoicingKind } from '@touchline/contract/invoicing/schema';
import type { ConfirmedItems } from '@touchline/contract/order/schema';
import { deliveryKinds, type DeliveryKind } from './delivery/deliveryKinds.ts';
import type { SmsValues } from './delivery/SmsStore.ts';
import type { InvoicingTyped } from './details/InvoicingStore.ts';
import type { DetailsValues } from './details/DetailsStore.ts';
import type { FieldValues } from '../../platform/fields/index.ts';

/** The posted checkout form: all steps are one form, so that every button sends everything typed. */
export interface CheckoutChange {
  /** The button that was pressed: show the delivery options, find points, use this point, use this option, pay. */
  action: CheckoutAction;
  details: DetailsValues;
  selected: readonly { shipmentId: string; optionId: string; slotId?: string }[];
  /** The legal note about a delivery at a chosen time is accepted; absent when the page did not show it. */
  acceptsSlotTerms?: boolean;
  /** Text messages about the delivery; absent when the page did not ask. */
  sms?: SmsValues;
  /** Ids of the documents that are agreed to; absent when the page did not ask. */
  acceptedDocuments?: readonly string[];
  /** The place near which points are searched. */
  place?: string;
  /** The key of the chosen point, and the shopper's number at its carrier. */
  point?: { key: string; consumerId: string };
  paymentMethodId?: string;
  /** The saved address that was chosen, where it is another one than the page showed; empty for a typed one. */
  savedAddress?: string;
  /** Whether a typed address is kept in the account; absent when the page did not ask. */
  keepsAddress?: boolean;
  /** What pays is to be kept in the account. */
  keepsPayment?: true;
  /** The intent to pay that the page was served with. */
  intent?: string;
  /** What the page showed to be paid when its button was pressed. */
  shown?: ShownOrder;
  /** The browser runs no script, so nothing that needs one may be offered. */
  isScriptless?: true;
}

/** What a page shows to be paid. */
export interface ShownOrder {
  /** In the currency of the basket. */
  confirmedTotal: number;
  /** What gift cards leave of it, where they pay a part. */
  confirmedDue?: number;
  confirmedItems: ConfirmedItems;
}

/** Fields that carry what the page shows to be paid: the total, and each product as `quantity*productId`. */
export const shownFields = { total: 'shown-total', due: 'shown-due', item: 'shown-item' } as const;

/** Field that only a browser without script sends. */
export const scriptlessField = 'scriptless';

/** Field of the box that has what pays kept in the account. */
export const keepPaymentField = 'savePaymentMethod';

/** Fields of the saved addresses: the choice, the one that the page showed, and whether a typed one is kept. */
export const savedAddressFields = {
  choice: 'savedAddress',
  shown: 'savedAddress-shown',
  keep: 'keepAddress',
} as const;

/** Fields of a delivery at a chosen time: the slot, the accepted legal note, and that the page asked for it. */
export const slotFields = {
  slot: (shipmentId: string) => `slot-${shipmentId}`,
  terms: 'slotTerms',
  termsShown: 'slotTerms-shown',
} as const;

/** Fields of text messages: the box, the number, its country, and that the page asked. */
export const smsFields = {
  box: 'sms',
  number: 'smsNumber',
  country: 'smsNumberPrefix',
  shown: 'sms-shown',
} as const;

/** Fields of the documents that are agreed to: a box for each, and that the page asked. */
export const consentFields = {
  box: (documentId: string) => `consent-${documentId}`,
  shown: 'consents-shown',
} as const;

/** Fields of the invoice: whom it is for, and what each form asks. */
export const invoicingFormFields = {
  choice: 'invoicing',
  field: (kind: InvoicingKind, name: string) => `invoicing-${kind}-${name}`,
} as const;

/** Fields of the collection: the way, the place that is searched, the point, and the shopper's number at its carrier. */
export const collectionFields = {
  kind: 'deliveryKind',
  place: (kind: DeliveryKind) => `place-${kind}`,
  point: 'pickupPoint',
  consumerId: 'consumerId',
} as const;

const actions = ['address', 'place', 'point', 'delivery', 'pay-hosted'] as const;
export type CheckoutAction = (typeof actions)[number];

/** Maximum length accepted from one field; the market's rules are stricter and apply later. */
const maxLength = 200;
const addressNames = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'region'];
const deliveryPrefix = 'delivery-';

/** Parses the form. Only known fields are read; `undefined` for anything that is not this form. */
export function readCheckoutForm(form: FormData): CheckoutChange | undefined {
  const action = actions.find((known) => known === form.get('action'));
  if (!action) return undefined;
  const paymentMethodId = text(form, 'paymentMethodId');
  const kind = kindOfForm(form);
  const place = kind && text(form, collectionFields.place(kind));
  const pointKey = text(form, collectionFields.point);
  const intent = text(form, 'intent');
  const shown = shownOf(form);
  const savedAddress = text(form, savedAddressFields.choice);
  const shownAddress = text(form, savedAddressFields.shown);
  return {
    action,
    details: detailsOf(form),
    selected: [...form.entries()].flatMap(([name, value]) =>
      name.startsWith(deliveryPrefix) && typeof value === 'string'
        ? [withSlot(form, name.slice(deliveryPrefix.length), value)]
        : [],
    ),
    ...(form.has(slotFields.termsShown) ? { acceptsSlotTerms: form.has(slotFields.terms) } : {}),
    ...(form.has(smsFields.shown) ? { sms: smsOf(form) } : {}),
    ...(form.has(consentFields.shown) ? { acceptedDocuments: boxesOf(form) } : {}),
    ...(place === undefined ? {} : { place }),
    ...(pointKey === undefined
      ? {}
      : { point: { key: pointKey, consumerId: text(form, collectionFields.consumerId) ?? '' } }),
    ...(paymentMethodId ? { paymentMethodId } : {}),
    ...(form.has(keepPaymentField) ? { keepsPayment: true } : {}),
    ...(intent ? { intent } : {}),
    ...(shown ? { shown } : {}),
    ...(savedAddress !== undefined && savedAddress !== shownAddress ? { savedAddress } : {}),
    ...(shownAddress === undefined ? {} : { keepsAddress: form.has(savedAddressFields.keep) }),
    ...(form.has(scriptlessField) ? { isScriptless: true } : {}),
  };
}

const smsOf = (form: FormData): SmsValues => ({
  isWanted: form.has(smsFields.box),
  number: text(form, smsFields.number) ?? '',
  country: text(form, smsFields.country) ?? '',
});

function boxesOf(form: FormData): string[] {
  const prefix = consentFields.box('');
  return [...form.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

function withSlot(form: FormData, shipmentId: string, optionId: string): CheckoutChange['selected'][number] {
  const slotId = text(form, slotFields.slot(shipmentId));
  return { shipmentId, optionId, ...(slotId ? { slotId } : {}) };
}

/** The content of steps 1 and 2. An unticked checkbox is not sent, so its absence counts only together with its address. */
export function detailsOf(form: FormData): DetailsValues {
  const shipping = valuesOf(form, addressNames, 'shipping-');
  const isAddressSent = Object.keys(shipping).length > 0;
  const kind = kindOfForm(form);
  const invoicing = invoicingOf(form);
  return {
    contact: valuesOf(form, ['email', 'phone'], ''),
    shipping,
    billing: valuesOf(form, addressNames, 'billing-'),
    ...(kind ? { kind } : {}),
    ...(invoicing ? { invoicing } : {}),
    ...(isAddressSent ? { billingSameAsShipping: form.get('billingSameAsShipping') !== null } : {}),
  };
}

/** Whom the invoice is for; `undefined` where the page does not ask. */
function invoicingOf(form: FormData): InvoicingTyped | undefined {
  const choice = (['none', ...invoicingKinds] as const).find(
    (known) => known === form.get(invoicingFormFields.choice),
  );
  if (!choice) return undefined;
  const typed = (kind: InvoicingKind) => valuesOf(form, invoicingFields, invoicingFormFields.field(kind, ''));
  return { choice, private: typed('private'), company: typed('company') };
}

/** How the goods reach the shopper; `undefined` where the page does not ask. */
function kindOfForm(form: FormData): DeliveryKind | undefined {
  return deliveryKinds.find((known) => known === form.get(collectionFields.kind));
}

function valuesOf(form: FormData, names: readonly string[], prefix: string): FieldValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = text(form, prefix + name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** `undefined` for a form without a total, or with one that is no amount. */
function shownOf(form: FormData): ShownOrder | undefined {
  const total = text(form, shownFields.total);
  if (!total || !Number.isFinite(Number(total))) return undefined;
  const confirmedItems = form.getAll(shownFields.item).flatMap((item) => {
    const [, quantity, productId] = (typeof item === 'string' && /^(\d{1,4})\*(.{1,100})$/.exec(item)) || [];
    return productId === undefined ? [] : [{ productId, quantity: Number(quantity) }];
  });
  const due = text(form, shownFields.due);
  return {
    ...{ confirmedTotal: Number(total), confirmedItems },
    ...(due && Number.isFinite(Number(due)) ? { confirmedDue: Number(due) } : {}),
  };
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? cutText(value, maxLength) : undefined;
}
