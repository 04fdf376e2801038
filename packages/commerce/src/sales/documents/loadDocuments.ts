import type { Kysely } from 'kysely';
import type { OrderDocument } from '@touchline/contract/order/documentSchema';
import { toWire } from '@touchline/contract/money';
import type { Order } from '@touchline/contract/order/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { seal } from '../../kernel/session/sealedClaims.ts';
import type { StoredOrder } from '../order/loadOrder.ts';
import type { NumberedKind } from './tables.ts';

/** How long the address of a document works, in seconds; the page of the order makes a new one. */
const hrefSeconds = 30 * 86_400;

/** An invoice or a credit note of an order. */
export interface StoredDocument {
  readonly number: string;
  readonly kind: NumberedKind;
  readonly orderId: string;
  readonly returnId: string | null;
  readonly minor: number;
  readonly madeAt: Date;
}

const columns = [
  ...(['number', 'kind', 'order_id as orderId', 'return_id as returnId'] as const),
  ...(['minor', 'made_at as madeAt'] as const),
] as const;

/** The invoice and the credit notes of an order, in the order of their numbers. */
export const documentsOf = (db: Kysely<Database>, orderId: string): Promise<StoredDocument[]> =>
  db
    .selectFrom('documents')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('kind', 'desc')
    .orderBy('made_at')
    .orderBy('number')
    .execute();

/** A credit note, by its number or by its return. */
export const creditNoteRow = (db: Kysely<Database>, id: string): Promise<StoredDocument | undefined> =>
  db
    .selectFrom('documents')
    .select(columns)
    .where('kind', '=', 'creditNote')
    .where(({ or, eb }) => or([eb('number', '=', id), eb('return_id', '=', id)]))
    .executeTakeFirst();

/** What the address of a document says of it: `id` is its number, or the return of a label. */
export interface DocumentName {
  readonly orderId: string;
  readonly kind: OrderDocument['kind'];
  readonly id: string;
}

/** The address of a document on the shop's own host. */
export async function documentHref(
  { secret, clock }: Pick<CommerceContext, 'secret' | 'clock'>,
  { orderId, kind, id }: DocumentName,
): Promise<string> {
  const token = await seal({ orderId, kind, id }, 'document', secret, clock.now(), hrefSeconds);
  return `/api/document?token=${token}`;
}

/** The documents of an order as its page shows them; none where nothing prints them. */
export async function documentsIn(
  shop: CommerceContext,
  order: StoredOrder,
  returns: Order['returns'] = [],
): Promise<Pick<Order, 'documents'>> {
  const isPlaced = order.status !== 'created' && order.status !== 'failed';
  if (!shop.printer || !isPlaced) return {};
  const { id: orderId, currency } = order;
  const href = (kind: OrderDocument['kind'], id: string) => documentHref(shop, { orderId, kind, id });
  const numbered = await documentsOf(shop.db, orderId);
  const documents: Promise<OrderDocument>[] = [
    (async () => ({
      kind: 'receipt' as const,
      date: (order.placedAt ?? order.createdAt).toISOString(),
      href: await href('receipt', orderId),
    }))(),
    ...numbered.map(async ({ kind, number, returnId, minor, madeAt }) => ({
      ...{ kind, number, date: madeAt.toISOString() },
      ...(returnId === null ? {} : { returnId }),
      ...(kind === 'creditNote' ? { amount: toWire(minor, currency) } : {}),
      href: await href(kind, number),
    })),
    ...returns
      .filter(({ state }) => state === 'announced')
      .map(async ({ returnId, announcedAt }) => ({
        ...{ kind: 'returnLabel' as const, returnId, date: announcedAt },
        href: await href('returnLabel', returnId),
      })),
  ];
  return { documents: await Promise.all(documents) };
}
