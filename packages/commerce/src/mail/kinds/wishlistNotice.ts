import { Formats, type FormattedSite } from '@touchline/contract/market/formats';
import { toWire } from '@touchline/contract/money';
import type { ProductSummary } from '@touchline/contract/product/schema';
import { wishlistNoticesPage } from '@touchline/contract/wishlist/constants';
import { canBeBought } from '../../catalogue/products/availability.ts';
import { loadSummaries } from '../../catalogue/products/loadSummaries.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { noticeKeyOf } from '../../customers/wishlist/notices.ts';
import type { WishlistNoticeData } from '../../customers/wishlist/noticeWishlists.ts';
import { MailRejected } from '../Mail.ts';
import type { MailContent, MailItem } from '../MailContent.ts';
import type { MailMessages } from '../MailMessages.ts';
import { messagesOf } from '../messagesOf.ts';

interface NoticedProduct {
  readonly card: Pick<ProductSummary, 'name' | 'color' | 'pricing_information'>;
  readonly isBack: boolean;
  /** In the currency's unit. */
  readonly priceBefore?: number;
}

/** The mail about saved products that are back or cost less; `address` is that of the site. */
export function wishlistLetter(
  { wishlistNotice: t }: MailMessages,
  products: readonly NoticedProduct[],
  { site, address, key }: { readonly site: FormattedSite; readonly address: string; readonly key: string },
): MailContent {
  const end = `${address}${wishlistNoticesPage}?key=${key}`;
  const formats = new Formats(site);
  const items = products.map(({ card, isBack, priceBefore }): MailItem => {
    const news = [
      ...(isBack ? [t.isBack] : []),
      ...(priceBefore === undefined ? [] : [t.before(formats.money(priceBefore))]),
    ];
    return {
      name: card.name,
      detail: [...(card.color ? [card.color] : []), ...news].join(' · '),
      amount: formats.money(card.pricing_information.currentPrice),
    };
  });
  return {
    ...{ subject: t.subject, preview: t.preview, title: t.title, reason: t.reason },
    blocks: [
      { kind: 'text', text: t.text(products.length) },
      { kind: 'items', items },
      { kind: 'button', label: t.open, href: `${address}/wishlist` },
    ],
    links: [{ label: t.end, href: end }],
    unsubscribe: end,
  };
}

/** Writes it with the prices of now; nobody gets one who ended them since, or whose products are gone again. */
export async function wishlistNotice(
  shop: CommerceContext,
  language: string,
  { accountId, sitePath, products }: WishlistNoticeData,
): Promise<MailContent> {
  const key = await noticeKeyOf(shop, accountId);
  if (key === undefined) throw new MailRejected('The account wants no mails about its wishlist any more.');
  const site = shop.markets.site(sitePath);
  // Not from the cache: its cards may be older than the change that the mail is about.
  const cards = await loadSummaries(
    shop.db,
    products.map(({ id }) => id),
    site,
    shop.clock.now(),
  );
  const noticed = products.flatMap(({ id, isBack, priceBefore }): NoticedProduct[] => {
    const card = cards.get(id);
    if (!card || !canBeBought(card.availability_status)) return [];
    const before = priceBefore === undefined ? undefined : toWire(priceBefore, site.market.currency);
    const isLower = before !== undefined && card.pricing_information.currentPrice < before;
    return isBack || isLower ? [{ card, isBack, ...(isLower ? { priceBefore: before } : {}) }] : [];
  });
  if (noticed.length === 0) throw new MailRejected('Nothing of this mail is true any more.');
  const address = `${shop.origin}/${sitePath}`;
  return wishlistLetter(await messagesOf(language), noticed, { site, address, key });
}
