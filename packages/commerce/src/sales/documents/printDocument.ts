import type { CommerceContext } from '../../app/CommerceContext.ts';
import { unseal } from '../../kernel/session/sealedClaims.ts';
import { anyOrder } from '../order/loadOrder.ts';
import { returnsIn } from '../returns/loadReturns.ts';
import { creditContent } from './creditContent.ts';
import { creditNoteOf } from './creditNote.ts';
import { documentTexts } from './documentTexts.ts';
import { labelContent } from './labelContent.ts';
import { documentsOf, type DocumentName } from './loadDocuments.ts';
import { orderContent } from './orderContent.ts';
import type { PrintedDocument } from './PrintedDocument.ts';

/** The words of a document; `undefined` where the order has no such one. */
export async function documentContent(
  shop: CommerceContext,
  { orderId, kind, id }: DocumentName,
): Promise<PrintedDocument | undefined> {
  const order = await anyOrder(shop.db, orderId);
  if (!order) return undefined;
  const site = shop.markets.site(order.sitePath);
  const head = { site, design: shop.design, texts: await documentTexts(site.language.code) };
  if (kind === 'receipt') return orderContent(head, order, undefined);
  if (kind === 'returnLabel') {
    const back = (await returnsIn(shop, order)).returns?.find(({ returnId }) => returnId === id);
    return back && labelContent(head, order, back);
  }
  const stored = (await documentsOf(shop.db, orderId)).find(({ number }) => number === id);
  if (!stored) return undefined;
  if (kind === 'invoice') return orderContent(head, order, stored);
  return creditContent(head, order, await creditNoteOf(shop, order, stored));
}

/** A document as a file. */
export interface PrintedFile {
  /** `GB-2026-I000001.pdf` */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The file of an address; `undefined` where it is forged or over, or nothing prints. */
export async function printDocument(shop: CommerceContext, token: string): Promise<PrintedFile | undefined> {
  const claims = await unseal(token, 'document', shop.secrets, shop.clock.now());
  if (!claims || !shop.printer) return undefined;
  // What `documentHref` sealed.
  const name = claims as unknown as DocumentName;
  const content = await documentContent(shop, name);
  if (!content) return undefined;
  return { name: `${name.id}.pdf`, bytes: await shop.printer.print(content) };
}
