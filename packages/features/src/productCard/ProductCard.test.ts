import type { ProductSummary } from '@touchline/contract/product/schema';
import { describe, expect, it } from 'vitest';
import { cardNote } from './cardNote.ts';
import type { CardProduct } from './CardProduct.ts';
import { inColour } from './inColour.ts';
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

describe('packed cards', () => {
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
      cards.summary({ rating: { average: 4.6, count: 12 } }),
      cards.summary({ id: 'q', url: '/q.html' }),
      cards.summary({ id: 'q', url: '//host/q.html', colours: [colour('='), colour('q=')] }),
      cards.summary({ id: 'q', url: '/deep/down/q.html', colours: [] }),
      cards.summary({
        colours: [
          { ...colour('RR4102'), url: '/tempo-4/RR4102.html', picture: picture('/media/RR4102/side') },
          { ...colour('RR4103'), pricing_information: cards.tempoOnSale.pricing_information },
          { ...colour('RR4104'), availability_status: 'NOT_AVAILABLE' },
        ],
      }),
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
