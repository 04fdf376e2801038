import { describe, expect, it } from 'vitest';
import { cardNote } from './cardNote.ts';
import { packSummaries, unpackSummaries } from './packSummaries.ts';
import * as cards from './ProductCard.fixtures.ts';

describe('a card', () => {
  it('has one line of urgency at most, and being sold out comes first', () => {
    expect(cardNote(cards.tempoOnSale)).toEqual({ kind: 'lowStock', size: '8', left: 3 });
    expect(cardNote({ ...cards.tempoOnSale, availability_status: 'NOT_AVAILABLE' })).toEqual({
      kind: 'soldOut',
    });
    expect(cardNote(cards.tempo)).toBeUndefined();
  });

  it('says out of stock, coming soon, pre-order and back-order [A4.115, A4.116]', () => {
    expect(cardNote(cards.soldOut)?.kind).toBe('soldOut');
    expect(cardNote(cards.fullyReserved)?.kind).toBe('soldOut');
    expect(cardNote(cards.comingSoon)).toEqual({ kind: 'comingSoon', from: '2026-12-05T09:00:00Z' });
    expect(cardNote(cards.preorder)?.kind).toBe('preorder');
    expect(cardNote(cards.backorder)?.kind).toBe('backorder');
  });
});

describe('packed cards', () => {
  it('are the same cards when unpacked', () => {
    const all = [
      cards.tempo,
      cards.tempoOnSale,
      cards.soldOut,
      cards.comingSoon,
      cards.memberPriced,
      cards.withoutPicture,
      cards.longNamed,
      cards.summary({
        id: '__proto__',
        url: '/x/__proto__.html',
        colours: [{ id: 'b', url: '/elsewhere', name: 'Blue', swatch: [], availability_status: 'PREORDER' }],
        pictures: [{ path: '/p', widths: [480], webp: [480], ratio: 0.8, alt: '' }],
      }),
    ];
    expect(unpackSummaries(JSON.parse(JSON.stringify(packSummaries(all))))).toEqual(all);
    expect(unpackSummaries(packSummaries([]))).toEqual([]);
  });

  it('say once what they have in common', () => {
    const many = cards.manySummaries(24);
    const packed = JSON.stringify(packSummaries(many)).length;
    expect(packed).toBeLessThan(JSON.stringify(many).length * 0.6);
  });
});
