import type { ProductSummary } from '@touchline/contract/product/schema';
import { describe, expect, it } from 'vitest';
import { cardNote } from './cardNote.ts';
import type { CardProduct } from './CardProduct.ts';
import { packCards, unpackCards, type PackedCards } from './packCards.ts';
import * as cards from './ProductCard.fixtures.ts';

describe('a card', () => {
  it('has at most one line of urgency, and sold out has priority', () => {
    expect(cardNote(cards.tempoOnSale)).toEqual({ kind: 'lowStock', size: '8', left: 3 });
    expect(cardNote({ ...cards.tempoOnSale, availability_status: 'NOT_AVAILABLE' })).toEqual({
      kind: 'soldOut',
    });
    expect(cardNote(cards.tempo)).toBeUndefined();
  });

  it('shows out of stock, coming soon, pre-order and back-order [A4.115, A4.116]', () => {
    expect(cardNote(cards.soldOut)?.kind).toBe('soldOut');
    expect(cardNote(cards.fullyReserved)?.kind).toBe('soldOut');
    expect(cardNote(cards.comingSoon)).toEqual({ kind: 'comingSoon', from: '2026-12-05T09:00:00Z' });
    expect(cardNote(cards.preorder)?.kind).toBe('preorder');
    expect(cardNote(cards.backorder)?.kind).toBe('backorder');
  });
});

/** The part of a summary that a card shows. */
const shownOf = ({
  id,
  name,
  subTitle,
  url,
  color,
  availability_status,
  ...rest
}: ProductSummary): CardProduct => ({
  ...{ id, name, subTitle, url, color, availability_status },
  ...(rest.gender === undefined ? {} : { gender: rest.gender }),
  ...(rest.badge === undefined ? {} : { badge: rest.badge }),
  ...(rest.lowStock === undefined ? {} : { lowStock: rest.lowStock }),
  ...(rest.availableFrom === undefined ? {} : { availableFrom: rest.availableFrom }),
  pictures: rest.pictures.map(({ path, widths, webp, ratio, cutout }) => ({
    ...{ path, widths, webp, ratio },
    ...(cutout ? { cutout } : {}),
  })),
  pricing_information: pricesOf(rest.pricing_information),
  colours: rest.colours.map((colour) => ({ id: colour.id, swatch: colour.swatch })),
});

function pricesOf(pricing: ProductSummary['pricing_information']): CardProduct['pricing_information'] {
  const { currency: _, standard_price_no_vat: __, sale_price: ___, prior_prices: ____, ...shown } = pricing;
  return shown;
}

describe('packed cards', () => {
  const colour = (id: string) => ({ id, url: '/elsewhere', name: 'Blue', swatch: ['#00F'] });
  const picture = (path: string) => ({ path, widths: [480], webp: [480], ratio: 0.8, alt: '' });

  it('are the same when unpacked', () => {
    const all = [
      cards.tempo,
      cards.summary({ gender: 'M' }),
      cards.tempoOnSale,
      cards.soldOut,
      cards.comingSoon,
      cards.memberPriced,
      cards.withoutPicture,
      cards.longNamed,
      cards.summary({
        id: '__proto__',
        url: '/x/__proto__.html',
        colours: [colour('__proto__'), colour('b'), colour('__pro=='), colour('longer than the card')],
        pictures: [picture('/p'), picture('/pictures/__proto__/a'), picture('/pictures/__proto__/a/b')],
      }),
      cards.summary({ id: 'q', url: '/q.html' }),
      cards.summary({ id: 'q', url: '//host/q.html', colours: [colour('='), colour('q=')] }),
      cards.summary({ id: 'q', url: '/deep/down/q.html', colours: [] }),
    ];
    const sent = JSON.parse(JSON.stringify(packCards(all))) as PackedCards;
    expect(unpackCards(sent)).toEqual(all.map(shownOf));
    expect(unpackCards(packCards([]))).toEqual([]);
  });

  it('store what they have in common once', () => {
    const many = cards.manySummaries(24);
    const packed = JSON.stringify(packCards(many)).length;
    expect(packed).toBeLessThan(JSON.stringify(many).length * 0.3);
  });
});
