import type { Market } from '@touchline/contract/market/schema';
import type {
  AcceptedConsent,
  DocumentConsent,
  MarketDocument,
} from '@touchline/contract/permissions/schema';
import { Failure } from '../../kernel/failure/Failure.ts';

/** The documents that a basket is asked for; `isSent`: something of it goes to an address. */
export const askedDocuments = (
  { deliveryDocuments = [] }: Pick<Market, 'deliveryDocuments'>,
  isSent: boolean,
): readonly MarketDocument[] =>
  deliveryDocuments.filter(({ isOnlyForAddress = false }) => isSent || !isOnlyForAddress);

/** The documents an order needs that are not agreed to in their version of now. */
export const missingDocuments = (
  market: Pick<Market, 'deliveryDocuments'>,
  accepted: readonly DocumentConsent[],
  isSent: boolean,
): readonly MarketDocument[] =>
  askedDocuments(market, isSent).filter(
    ({ id, version, isRequired = false }) =>
      isRequired && !accepted.some((each) => each.documentId === id && each.version === version),
  );

/** What was agreed to and is still asked for, for the order. */
export const consentsOfOrder = (
  market: Pick<Market, 'deliveryDocuments'>,
  accepted: readonly AcceptedConsent[],
  isSent: boolean,
): readonly AcceptedConsent[] =>
  accepted.filter(({ documentId }) => askedDocuments(market, isSent).some(({ id }) => id === documentId));

/**
 * What a shopper agrees to, as it is kept: what was agreed to before keeps its time. Throws a 422 for a document that the
 * market does not ask for, and for a version that it has replaced.
 */
export function acceptedNow(
  { deliveryDocuments = [] }: Pick<Market, 'deliveryDocuments'>,
  before: readonly AcceptedConsent[],
  consents: readonly DocumentConsent[],
  now: Date,
): readonly AcceptedConsent[] {
  const fields = consents.flatMap(({ documentId, version }) => {
    const known = deliveryDocuments.find(({ id }) => id === documentId);
    if (known?.version === version) return [];
    return [{ field: documentId, errorCode: known ? 'outdated' : 'unknown' }];
  });
  if (fields.length > 0) {
    throw new Failure(422, 'InvalidDataException', 'This is not what the market asks to agree to.', {
      details: { fields },
    });
  }
  return consents.map(
    ({ documentId, version }) =>
      before.find((each) => each.documentId === documentId && each.version === version) ?? {
        ...{ documentId, version, acceptedAt: now.toISOString() },
      },
  );
}
