import type { InvoicingKind } from '@touchline/contract/invoicing/schema';
import type { AddressStore } from './details/AddressStore.ts';
import type { DetailsStore } from './details/DetailsStore.ts';
import type { ConsentStore } from './delivery/ConsentStore.ts';
import type { CollectionStore } from './delivery/CollectionStore.ts';
import type { DeliveryProblem } from './delivery/deliveryProblem.ts';
import type { DeliveryStore } from './delivery/DeliveryStore.ts';
import type { SlotProblem } from './delivery/SlotStore.ts';
import type { CheckoutKey } from './checkoutMessages.ts';
import type { FieldProblem } from '../../platform/fields/index.ts';
import type { CardFrameStore } from './payment/CardFrameStore.ts';
import type { PaymentStore } from './payment/PaymentStore.ts';

/** One error to fix: its message, and the id of its field or group. */
export interface StepProblem {
  fieldId: string;
  problem: FieldProblem<CheckoutKey>;
  /** The message next to a field in the provider's frame, which the shop does not translate. */
  text?: string;
}

/** Ids of fields and groups in the page. */
export const fieldIds = {
  contact: (name: string) => `contact-${name}`,
  address: (kind: AddressStore['kind'], name: string) => `${kind}-${name}`,
  invoicing: (kind: InvoicingKind, name: string) => `invoicing-${kind}-${name}`,
  delivery: 'delivery-options',
  slots: 'delivery-slots',
  smsNumber: 'sms-number',
  consents: 'delivery-consents',
  consent: (documentId: string) => `consent-${documentId}`,
  pickup: 'pickup-choice',
  payment: 'payment-methods',
  cardFrame: 'payment-frame',
  card: (name: string) => `payment-frame-${name}`,
  method: (name: string) => `payment-${name}`,
} as const;

interface Steps {
  details: DetailsStore;
  delivery: DeliveryStore;
  collection: CollectionStore;
  payment: PaymentStore;
  frame: CardFrameStore;
}

/** All errors to fix, in page order. */
export function problemsOf({ details, delivery, collection, payment, frame }: Steps): StepProblem[] {
  return [
    ...details.contact.inOrder.map(({ name, problem }) => ({ fieldId: fieldIds.contact(name), problem })),
    ...(collection.isPointMissing ? [{ fieldId: fieldIds.pickup, problem: pointProblem(details) }] : []),
    ...details.addresses.flatMap(({ kind, fields }) =>
      fields.inOrder.map(({ name, problem }) => ({ fieldId: fieldIds.address(kind, name), problem })),
    ),
    ...details.invoicing.inOrder.map(({ name, problem }) => ({
      fieldId: fieldIds.invoicing(details.invoicing.form?.kind ?? 'private', name),
      problem,
    })),
    ...(delivery.problem
      ? [{ fieldId: fieldOf(delivery.problem), problem: deliveryProblem(delivery.problem) }]
      : []),
    ...(delivery.slots.problem
      ? [{ fieldId: fieldIds.slots, problem: slotProblem(delivery.slots.problem) }]
      : []),
    ...delivery.sms.fields.inOrder.map(({ problem }) => ({ fieldId: fieldIds.smsNumber, problem })),
    ...(delivery.sms.failure
      ? [{ fieldId: fieldIds.smsNumber, problem: { key: 'sms.failed' } as const }]
      : []),
    ...consentProblems(delivery.consents),
    ...(payment.isChoiceMissing
      ? [{ fieldId: fieldIds.payment, problem: { key: 'payment.choose' } as const }]
      : []),
    ...(payment.selectedFields?.problems ?? []),
    ...frame.invalidFields.map(({ field, message }) => ({
      fieldId: fieldIds.card(field),
      problem: { key: `payment.card.${field}` } as const,
      ...(message === undefined ? {} : { text: message }),
    })),
  ];
}

/** Boxes that have to be ticked, or that their answers are not kept. */
function consentProblems({ missing, failure, asked }: ConsentStore): StepProblem[] {
  const boxes = asked.filter(({ documentId }) => missing.has(documentId));
  return [
    ...boxes.map(({ documentId, title }) => ({
      fieldId: fieldIds.consent(documentId),
      problem: { key: 'consents.missingNamed', values: { title } } as const,
    })),
    ...(failure
      ? [
          {
            fieldId: fieldIds.consents,
            problem: { key: failure === 'offline' ? 'consents.offline' : 'consents.failed' } as const,
          },
        ]
      : []),
  ];
}

/** The message of a missing pick-up point. */
export function pointProblem({ kind }: Pick<DetailsStore, 'kind'>): FieldProblem<CheckoutKey> {
  return { key: kind === 'cnc' ? 'pickup.missing.cnc' : 'pickup.missing.pudo' };
}

/** Another point is chosen where this one was. */
const fieldOf = ({ kind }: DeliveryProblem): string =>
  kind === 'pickupRefused' ? fieldIds.pickup : fieldIds.delivery;

/** The message of a delivery problem. */
export function deliveryProblem(problem: DeliveryProblem): FieldProblem<CheckoutKey> {
  switch (problem.kind) {
    case 'blockedPostalCode':
      return { key: 'delivery.blockedPostalCode' };
    case 'unserviceable':
      return { key: 'delivery.unserviceable' };
    case 'taxUnknown':
      return { key: 'delivery.taxUnknown' };
    case 'optionGone':
      return { key: 'delivery.optionGone' };
    case 'pickupRefused':
      return { key: `pickup.${problem.reason}` };
    case 'primeRefused':
      return { key: `prime.${problem.errorCode}` };
    case 'nothingChosen':
      return { key: 'delivery.choose' };
    case 'rateLimited':
      return { key: 'delivery.rateLimited', values: { count: Math.max(1, problem.seconds) } };
    case 'failed':
      return { key: problem.reason === 'offline' ? 'delivery.offline' : 'delivery.failed' };
  }
}

/** The message of a problem with the time of a delivery. */
export function slotProblem(problem: SlotProblem): FieldProblem<CheckoutKey> {
  switch (problem.kind) {
    case 'missing':
      return { key: 'slot.choose' };
    case 'taken':
      return { key: 'slot.taken' };
    case 'legalMissing':
      return { key: 'slot.legal.missing' };
    case 'rateLimited':
      return { key: 'delivery.rateLimited', values: { count: Math.max(1, problem.seconds) } };
    case 'failed':
      return { key: problem.reason === 'offline' ? 'slot.offline' : 'slot.failed' };
  }
}
