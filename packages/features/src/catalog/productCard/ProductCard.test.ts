import type { ProductSummary } from '@touchline/contract/product/schema';
import { describe, expect, it } from 'vitest';
import { cardNote } from './cardNote.ts';
import type { CardProduct } from './CardProduct.ts';
import { inColour } from './inColour.ts';
import { shownCards } from './shownCards.ts';
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
  ...(rest.rating === undefined ? {} : { rating: rest.rating }),
  ...(rest.lowStock === undefined ? {} : { lowStock: rest.lowStock }),
  ...(rest.availableFrom === undefined ? {} : { availableFrom: rest.availableFrom }),
  pictures: rest.pictures.map(pictureOf),
  pricing_information: pricesOf(rest.pricing_information),
  colours: rest.colours.map(({ id: ofColour, url: at, name: called, swatch, picture, ...own }) => ({
    ...{ id: ofColour, url: at, name: called, swatch },
    ...(picture ? { picture: pictureOf(picture) } : {}),
    ...(own.availability_status ? { availability_status: own.availability_status } : {}),
    ...(own.pricing_information ? { pricing_information: pricesOf(own.pricing_information) } : {}),
  })),
});

function pictureOf({ path, widths, webp, ratio, cutout }: ProductSummary['pictures'][number]) {
  return { ...{ path, widths, webp, ratio }, ...(cutout ? { cutout } : {}) };
}

function pricesOf(pricing: ProductSummary['pricing_information']): CardProduct['pricing_information'] {
  const { currency: _, standard_price_no_vat: __, sale_price: ___, prior_prices: ____, ...shown } = pricing;
  return shown;
}

const colour = (id: string) => ({ id, url: '/elsewhere', name: 'Blue', swatch: ['#00F'] });

describe('cards of a page’s state', () => {
  it('have all that a card shows, and nothing else of a product’s summary', () => {
    const all = [cards.tempo, cards.tempoOnSale, cards.soldOut, cards.comingSoon, cards.memberPriced];
    expect(JSON.parse(JSON.stringify(shownCards(all)))).toEqual(all.map(shownOf));
  });
});

describe('a card in another colour', () => {
  it('has its page, picture, name and price, and says nothing of the sizes of the first', () => {
    const { pricing_information: whole } = cards.tempo;
    const card = {
      ...cards.tempoOnSale,
      colours: cards.tempo.colours.map((each) => ({ ...each, pricing_information: whole })),
    };
    expect(inColour(card, 'RR4102')).toMatchObject({
      ...{ id: 'RR4102', url: '/tempo-4/RR4102.html', color: 'Black / volt', pricing_information: whole },
      pictures: [{ path: '/media/RR4102/side' }],
    });
    expect(cardNote(inColour(card, 'RR4102'))).toBeUndefined();
    const gone = {
      ...card,
      colours: [{ ...colour('RR4102'), availability_status: 'NOT_AVAILABLE' as const }],
    };
    expect(cardNote(inColour(gone, 'RR4102'))).toEqual({ kind: 'soldOut' });
    expect(inColour(card, 'RR4103')).toBe(card);
    expect(inColour(card, undefined)).toBe(card);
  });
});
