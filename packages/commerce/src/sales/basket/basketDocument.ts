import { Failure } from '../../kernel/failure/Failure.ts';
import { shipmentKinds, type BasketData, type ShipmentDelivery } from './BasketData.ts';

/** Version of the stored document; increased with every change of its shape, together with a step in `steps`. */
export const documentVersion = 2;

/** A basket as stored: the document and its version; documents of version 1 have no version. */
export type StoredDocument = BasketData & { readonly version: number };

type Document = Readonly<Record<string, unknown>>;

/** `steps[n]` turns a document of version n into one of version n + 1. */
const steps: Readonly<Record<number, (document: Document) => Document>> = {
  // One payment method, and the id of the delivery method by kind of shipment.
  1: ({ paymentMethodId, delivery, ...rest }) => ({
    ...rest,
    delivery: deliveryOfIds(delivery),
    instruments: typeof paymentMethodId === 'string' ? [{ methodId: paymentMethodId }] : [],
  }),
};

function deliveryOfIds(ids: unknown): BasketData['delivery'] {
  const known = (ids ?? {}) as Readonly<Record<string, unknown>>;
  const delivery: Partial<Record<(typeof shipmentKinds)[number], ShipmentDelivery>> = {};
  for (const kind of shipmentKinds) {
    const methodId = known[kind];
    if (typeof methodId === 'string') delivery[kind] = { methodId };
  }
  return delivery;
}

/**
 * Reads a stored basket of any version. A document of a later version, written by a newer process during a roll-out, is
 * answered with 503: an older process would lose parts of it.
 */
export function readDocument(stored: unknown): BasketData {
  const { version = 1, ...rest } = stored as Document & { version?: number };
  if (version > documentVersion) {
    throw new Failure(503, 'Unavailable', 'This basket was saved by a newer version of the shop.', {
      retryAfter: 5,
    });
  }
  let document: Document = rest;
  for (let at = version; at < documentVersion; at += 1) document = steps[at]?.(document) ?? document;
  return document as unknown as BasketData;
}

/** The JSON that is stored for a basket. */
export function writeDocument(data: BasketData): string {
  return JSON.stringify({ version: documentVersion, ...data } satisfies StoredDocument);
}
