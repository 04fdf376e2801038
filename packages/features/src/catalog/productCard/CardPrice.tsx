import { Price } from '@touchline/design-system/Price';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CardProduct } from './CardProduct.ts';
import { productCardMessages } from './productCardMessages.ts';

export interface CardPriceProps {
  pricing: CardProduct['pricing_information'];
  /** @default 'card' */
  size?: 'card' | 'product' | undefined;
  /** Next to the price: "including VAT". */
  note?: string | undefined;
  /** The price for members is the visitor's. @default false */
  isMember?: boolean | undefined;
}

/**
 * A product's price: the current price, the original price with the percentage, the lowest price of the last 30 days
 * where the market's law requires it for a reduction, and the members' price.
 */
export function CardPrice({ pricing, size = 'card', note, isMember = false }: CardPriceProps) {
  const t = useMessages(productCardMessages);
  const site = useSite();
  const { currentPrice, standard_price: standard, discount_percentage: percent, memberPrice } = pricing;
  const lowest = site.market.showLowestPrice30Days ? pricing.lowest_price_30_days : undefined;
  const isReduced = currentPrice < standard;
  return (
    <Price
      size={size}
      current={
        pricing.isLowest
          ? t('price.from', { price: site.money(currentPrice, 'short') })
          : site.money(currentPrice, 'short')
      }
      note={note}
      {...(isReduced
        ? {
            prior: site.money(standard, 'short'),
            currentLabel: t('price.now'),
            priorLabel: t('price.before'),
            percentOff: percent ? t('price.percent', { percent }) : undefined,
          }
        : {})}
      lowest={
        isReduced && lowest !== undefined ? t('price.lowest', { price: site.money(lowest) }) : undefined
      }
      member={
        memberPrice === undefined
          ? undefined
          : t(isMember ? 'price.yours' : 'price.members', { price: site.money(memberPrice, 'short') })
      }
    />
  );
}
