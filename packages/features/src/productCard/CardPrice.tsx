import { Price } from '@touchline/design-system/Price';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import type { CardProduct } from './CardProduct.ts';
import { productCardWords } from './productCardWords.ts';

export interface CardPriceProps {
  pricing: CardProduct['pricing_information'];
  /** @default 'card' */
  size?: 'card' | 'product' | undefined;
  /** Beside the price: "including VAT". */
  note?: string | undefined;
}

/**
 * A product's price: what it costs, what it cost before with the percent, the lowest price of 30 days where the
 * market's law wants it beside a reduction, and the price of members.
 */
export function CardPrice({ pricing, size = 'card', note }: CardPriceProps) {
  const say = useWords(productCardWords);
  const site = useSite();
  const { currentPrice, standard_price: standard, discount_percentage: percent, memberPrice } = pricing;
  const lowest = site.market.showLowestPrice30Days ? pricing.lowest_price_30_days : undefined;
  const isReduced = currentPrice < standard;
  const lines = [
    ...(isReduced && lowest !== undefined ? [say('price.lowest', { price: site.money(lowest) })] : []),
    ...(memberPrice === undefined ? [] : [say('price.members', { price: site.money(memberPrice, 'short') })]),
  ];
  return (
    <Price
      size={size}
      current={site.money(currentPrice, 'short')}
      note={note}
      {...(isReduced
        ? {
            prior: site.money(standard, 'short'),
            currentLabel: say('price.now'),
            priorLabel: say('price.before'),
            percentOff: percent ? say('price.percent', { percent }) : undefined,
          }
        : {})}
      lowest={lines.length ? lines.map((line) => <span key={line}>{line} </span>) : undefined}
    />
  );
}
