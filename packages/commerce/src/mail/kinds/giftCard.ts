import type { Gift } from '@touchline/contract/gift/schema';
import { Formats, type FormattedSite } from '@touchline/contract/market/formats';
import { toWire } from '@touchline/contract/money';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { codeOfCard, writtenCode } from '../../sales/giftCard/giftCardCode.ts';
import { MailRejected } from '../Mail.ts';
import type { MailContent } from '../MailContent.ts';
import { messagesOf } from '../messagesOf.ts';

/** What is written into the outbox; the code is made when the mail is sent. */
export interface GiftCardMailData {
  readonly cardId: string;
}

export interface SentGiftCard {
  readonly gift: Pick<Gift, 'recipientName' | 'senderName' | 'message'>;
  /** In the currency's unit. */
  readonly amount: number;
  /** As it is written: in groups. */
  readonly code: string;
  /** Name and address of the shop. */
  readonly shopName: string;
  readonly address: string;
}

/** The gift card, as its recipient gets it. */
export async function giftCardLetter(
  { gift, amount, code, shopName, address }: SentGiftCard,
  site: FormattedSite,
): Promise<MailContent> {
  const { giftCard: t } = await messagesOf(site.language.code);
  const { senderName: sender, recipientName: recipient, message } = gift;
  const about = { sender, recipient, shop: shopName, amount: new Formats(site).money(amount, 'short') };
  return {
    subject: t.subject(about),
    preview: t.preview(about),
    title: t.title(about),
    blocks: [
      { kind: 'text', text: t.text(about) },
      ...(message ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((text) => ({ kind: 'text' as const, text })),
      { kind: 'code', code, label: t.code },
      { kind: 'text', text: t.keep },
      { kind: 'button', label: t.open, href: address },
    ],
    reason: t.reason(about),
  };
}

/** Writes the mail of a card with its code. A card that was revoked meanwhile is not sent. */
export async function giftCardMail(
  shop: CommerceContext,
  { cardId }: GiftCardMailData,
): Promise<MailContent> {
  const code = await codeOfCard(shop, cardId);
  const card = await shop.db
    .selectFrom('gift_cards')
    .select(['gift', 'value_minor', 'currency', 'site_path'])
    .where('id', '=', cardId)
    .executeTakeFirst();
  if (code === undefined || !card?.gift) throw new MailRejected('This gift card is not sent any more.');
  return giftCardLetter(
    {
      gift: card.gift,
      amount: toWire(card.value_minor, card.currency),
      code: writtenCode(code),
      shopName: shop.design.name,
      address: `${shop.origin}/${card.site_path}`,
    },
    shop.markets.site(card.site_path),
  );
}
