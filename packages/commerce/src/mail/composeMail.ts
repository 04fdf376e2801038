import type { AccountMailData, AccountMailKind } from '../customers/account/accountMails.ts';
import type { BrandDesign } from '../kernel/brand/BrandDesign.ts';
import type {
  NewsletterIssueData,
  NewsletterMailData,
  NewsletterMailKind,
} from '../customers/newsletter/newsletterMails.ts';
import { downloadsOf, hrefSeconds } from '../sales/download/downloads.ts';
import { anyOrder } from '../sales/order/loadOrder.ts';
import type { PrivacyMailData, PrivacyMailKind } from '../privacy/privacyRequest/privacyMails.ts';
import type { ReviewMailData } from '../customers/review/reviewMails.ts';
import type { CommerceContext } from '../app/CommerceContext.ts';
import type { WishlistNoticeData } from '../customers/wishlist/noticeWishlists.ts';
import { accountLetter, accountLetters } from './kinds/accountLetters.ts';
import { orderCancelled } from './kinds/orderCancelled.ts';
import { orderLater } from './kinds/orderLater.ts';
import { orderLinkAddress, orderPlaced, type OrderPlacedData } from './kinds/orderPlaced.ts';
import { parcelMailKinds, parcelNews, type ParcelMailData, type ParcelMailKind } from './kinds/parcelNews.ts';
import {
  returnAnnounced,
  returnEnded,
  returnExchanged,
  returnRefunded,
  type ReturnEnd,
  type ReturnMailData,
} from './kinds/returnNews.ts';
import { refundNews, type RefundMailData } from './kinds/refundNews.ts';
import { returnsIn } from '../sales/returns/loadReturns.ts';
import { giftCardMail, type GiftCardMailData } from './kinds/giftCard.ts';
import { newsletterIssue, newsletterMail } from './kinds/newsletterLetters.ts';
import { MailRejected, type Mail } from './Mail.ts';
import { privacyLetters, privacyMail } from './kinds/privacyLetters.ts';
import { wishlistNotice } from './kinds/wishlistNotice.ts';
import { reviewMail, reviewMailKinds } from './kinds/reviewLetters.ts';
import type { MailContent } from './MailContent.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

/** A mail as it waits in the outbox. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly language: string;
  readonly data: unknown;
}

type Write = (shop: CommerceContext, mail: WaitingMail) => Promise<MailContent>;

const lettersOfAccounts = Object.fromEntries(
  (Object.keys(accountLetters) as AccountMailKind[]).map((kind): [string, Write] => [
    kind,
    (shop, { data, language }) => accountLetter(shop, kind, language, data as AccountMailData),
  ]),
);

const letterOfNewsletter =
  (kind: NewsletterMailKind): Write =>
  (shop, { data, language }) =>
    newsletterMail(shop, kind, language, data as NewsletterMailData);

const letterOfLater =
  (kind: Parameters<typeof orderLater>[0]): Write =>
  async (shop, { data }) => {
    const about = data as OrderPlacedData;
    const order = await anyOrder(shop.db, about.orderId);
    // A mail that waited too long says nothing that is not true any more.
    if (!order || (kind !== 'expired' && order.status !== 'created'))
      throw new MailRejected(`Nothing is to pay for the order ${about.orderId}.`);
    const site = shop.markets.site(about.sitePath);
    const link = await orderLinkAddress(shop, about);
    return orderLater(kind, { ...order, receivedMinor: order.capturedMinor }, { site, link });
  };

/** Writes the content of each kind of mail. Secrets are made here, when it is sent, and never stored in the outbox. */
const kinds: Readonly<Record<string, Write>> = {
  ...lettersOfAccounts,
  'newsletter-confirm': letterOfNewsletter('newsletter-confirm'),
  'newsletter-welcome': letterOfNewsletter('newsletter-welcome'),
  'newsletter-link': letterOfNewsletter('newsletter-link'),
  'newsletter-issue': async (shop, { data, language }) =>
    newsletterIssue(shop, language, data as NewsletterIssueData),
  ...Object.fromEntries(
    (Object.keys(privacyLetters) as PrivacyMailKind[]).map((kind): [string, Write] => [
      kind,
      (shop, { data, language }) => privacyMail(shop, kind, language, data as PrivacyMailData),
    ]),
  ),
  'wishlist-notice': (shop, { data, language }) => wishlistNotice(shop, language, data as WishlistNoticeData),
  ...Object.fromEntries(
    reviewMailKinds.map((kind): [string, Write] => [
      kind,
      (shop, { data, language }) => reviewMail(shop, kind, language, data as ReviewMailData),
    ]),
  ),
  'order-placed': async (shop, { data }) => {
    const about = data as OrderPlacedData;
    const order = await anyOrder(shop.db, about.orderId);
    if (!order) throw new MailRejected(`There is no order ${about.orderId}.`);
    const site = shop.markets.site(about.sitePath);
    const files = await downloadsOf(shop, order, hrefSeconds.mail);
    const downloads = files.map(({ name, href }) => ({ name, href: `${shop.origin}${href}` }));
    return orderPlaced(order, site, await orderLinkAddress(shop, about), downloads);
  },
  ...Object.fromEntries(
    (Object.keys(parcelMailKinds) as ParcelMailKind[]).map((kind): [string, Write] => [
      kind,
      (shop, { data }) => parcelMail(shop, kind, data as ParcelMailData),
    ]),
  ),
  'return-announced': (shop, { data }) => returnMail(shop, returnAnnounced, data as ReturnMailData),
  'return-refunded': (shop, { data }) => returnMail(shop, returnRefunded, data as ReturnMailData),
  'exchange-lapsed': (shop, { data }) => returnMail(shop, endedBy('lapsed'), data as ReturnMailData),
  'return-refused': (shop, { data }) => returnMail(shop, endedBy('refused'), data as ReturnMailData),
  'return-partly-refused': (shop, { data }) =>
    returnMail(shop, endedBy('partlyRefused'), data as ReturnMailData),
  'return-exchanged': async (shop, { data }) => {
    const about = data as OrderPlacedData;
    const order = await anyOrder(shop.db, about.orderId);
    if (!order) throw new MailRejected(`There is no order ${about.orderId}.`);
    const link = await orderLinkAddress(shop, about);
    return returnExchanged(order, { site: shop.markets.site(about.sitePath), link });
  },
  'refund-delayed': (shop, { data }) => refundMail(shop, 'delayed', data as RefundMailData),
  'refund-made': (shop, { data }) => refundMail(shop, 'made', data as RefundMailData),
  'gift-card': (shop, { data }) => giftCardMail(shop, data as GiftCardMailData),
  'order-cancelled': async (shop, { data }) => {
    const about = data as OrderPlacedData;
    const order = await anyOrder(shop.db, about.orderId);
    if (!order) throw new MailRejected(`There is no order ${about.orderId}.`);
    const site = shop.markets.site(about.sitePath);
    const link = await orderLinkAddress(shop, about);
    return orderCancelled(order, { site, link, wasPaid: order.capturedMinor > 0 });
  },
  'order-awaiting-payment': letterOfLater('awaiting'),
  'order-part-paid': letterOfLater('partPaid'),
  'order-expired': letterOfLater('expired'),
};

async function parcelMail(
  shop: CommerceContext,
  kind: ParcelMailKind,
  about: ParcelMailData,
): Promise<MailContent> {
  const order = await anyOrder(shop.db, about.orderId);
  const parcel = await shop.db
    .selectFrom('parcels')
    .select(['delivery', 'carrier', 'tracking_number as trackingNumber', 'tracking_url as trackingUrl'])
    .where('id', '=', about.parcelId)
    .executeTakeFirst();
  if (!order || !parcel) throw new MailRejected(`There is no parcel ${about.parcelId}.`);
  const site = shop.markets.site(about.sitePath);
  return parcelNews(kind, order, parcel, { site, link: await orderLinkAddress(shop, about) });
}

async function refundMail(
  shop: CommerceContext,
  kind: Parameters<typeof refundNews>[0],
  about: RefundMailData,
): Promise<MailContent> {
  const order = await anyOrder(shop.db, about.orderId);
  if (!order) throw new MailRejected(`There is no order ${about.orderId}.`);
  const link = await orderLinkAddress(shop, about);
  return refundNews(kind, order, about.minor, { site: shop.markets.site(about.sitePath), link });
}

const endedBy =
  (end: ReturnEnd): typeof returnAnnounced =>
  (...about) =>
    returnEnded(end, ...about);

async function returnMail(
  shop: CommerceContext,
  write: typeof returnAnnounced,
  about: ReturnMailData,
): Promise<MailContent> {
  const order = await anyOrder(shop.db, about.orderId);
  const { returns = [] } = order ? await returnsIn(shop, order) : {};
  const back = returns.find(({ returnId }) => returnId === about.returnId);
  if (!order || !back) throw new MailRejected(`There is no return ${about.returnId}.`);
  const note = await shop.db
    .selectFrom('documents')
    .select('number')
    .where('return_id', '=', about.returnId)
    .executeTakeFirst();
  const site = shop.markets.site(about.sitePath);
  return write(
    order,
    { ...back, creditNumber: note?.number ?? null },
    { site, link: await orderLinkAddress(shop, about) },
  );
}

/** Renders a waiting mail. Throws for an unknown kind, which a newer process may know. */
export async function composeMail(shop: CommerceContext, waiting: WaitingMail): Promise<Mail> {
  const write = Object.hasOwn(kinds, waiting.kind) ? kinds[waiting.kind] : undefined;
  if (!write) throw new Error(`Unknown kind of mail: ${waiting.kind}.`);
  const content = await write(shop, waiting);
  return {
    id: waiting.id,
    to: waiting.recipient,
    ...(await renderMail(content, shop.design, waiting.language)),
  };
}

/** Subject, HTML and plain text of a mail. */
export async function renderMail(
  content: MailContent,
  brand: BrandDesign,
  language: string,
): Promise<Pick<Mail, 'subject' | 'html' | 'text' | 'language' | 'headers'>> {
  return {
    subject: content.subject,
    html: await renderHtml(content, brand, language),
    text: renderText(content, brand),
    language,
    ...(content.unsubscribe === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${content.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
  };
}
