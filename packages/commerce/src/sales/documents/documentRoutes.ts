import * as calls from '@touchline/contract/order/documentEndpoints';
import type { CreditNote } from '@touchline/contract/order/returnSchema';
import { encodeBase64 } from 'hono/utils/encode';
import { notFound } from '../../kernel/failure/Failure.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import type { Checkout } from '../order/Checkout.ts';
import { anyOrder, orderOf, type StoredOrder } from '../order/loadOrder.ts';
import { orderIdOfLink } from '../order/orderLinks.ts';
import { creditNoteOf } from './creditNote.ts';
import { creditNoteRow } from './loadDocuments.ts';
import { printDocument } from './printDocument.ts';

/** Routes of credit notes and of files, for whoever has a session, the link of an order or the address of a file. */
export function documentRoutes(router: Router, { shop, limits }: Pick<Checkout, 'shop' | 'limits'>): void {
  /** The credit note of an order that `open` lets the caller see. */
  async function creditNote(
    id: string,
    open: (orderId: string) => Promise<StoredOrder | undefined>,
  ): Promise<CreditNote> {
    const row = await creditNoteRow(shop.db, id);
    const order = row && (await open(row.orderId));
    if (!order) throw notFound('return');
    return creditNoteOf(shop, order, row);
  }

  router.route(calls.getReturnInvoice, ({ caller, params }) =>
    creditNote(params.id, (orderId) => orderOf(shop.db, caller, orderId)),
  );

  router.route(calls.getLinkedReturnInvoice, async ({ params, query, source }) => {
    await shop.limits.take(limits.linkedOrders, source);
    const opened = await orderIdOfLink(shop, query.key);
    return creditNote(params.id, async (orderId) =>
      opened?.orderId === orderId ? anyOrder(shop.db, orderId) : undefined,
    );
  });

  router.route(
    calls.getDocument,
    async ({ query, source }) => {
      await shop.limits.take(limits.documents, source);
      const file = await printDocument(shop, query.token);
      if (!file) throw notFound('document');
      return new Reply(encodeBase64(new Uint8Array(file.bytes).buffer), {
        headers: {
          'content-type': 'application/pdf',
          // Of whoever has the address, for as long as a page of an order is usually open.
          'cache-control': 'private, max-age=3600',
          'content-disposition': `inline; filename="${file.name.replace(/[^\w.-]/g, '-')}"`,
        },
      });
    },
    { write: (content) => content, isFile: true },
  );
}
