import type { Gift, LineGift } from '@touchline/contract/gift/schema';
import { Formats } from '@touchline/contract/market/formats';
import type { Site } from '@touchline/contract/market/schema';
import { catalogueTexts } from '../../catalogue/products/catalogueTexts.ts';
import { inLanguage } from '../../catalogue/products/vocabulary.ts';

const texts = catalogueTexts<'for' | 'onDay' | 'once'>(({ gift }) => gift);

/** A gift as it is shown on a line of a basket or order. */
export function giftView(gift: Gift, site: Site): LineGift {
  const { recipientName: name, recipientEmail: email, sendOn } = gift;
  const written = (key: keyof typeof texts, values: Readonly<Record<string, string>>) =>
    inLanguage(texts[key], site.language.code).replace(/\{(\w+)\}/g, (_, of: string) => values[of] ?? '');
  const day = sendOn && new Formats(site).day(sendOn);
  return {
    ...gift,
    texts: [written('for', { name, email }), day ? written('onDay', { day }) : written('once', {})],
  };
}
