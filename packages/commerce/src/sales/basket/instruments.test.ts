import { describe, expect, it } from 'vitest';
import { emptyBasket } from './BasketData.ts';
import { instrumentsOf, withMethod } from './instruments.ts';

const method = {
  ...{ names: { en: 'x' }, paymentProcessor: 'adyen' as const, flow: 'hostedPage' as const },
  ...{ async: false, earlyCapture: false },
};
const market = { paymentMethods: ['CARD', 'GIFT', 'OTHER'].map((id) => ({ ...method, id })) };

describe('The means of payment of a basket', () => {
  it('split the total: fixed amounts first, and the rest by the one without an amount', () => {
    const instruments = [{ methodId: 'CARD' }, { methodId: 'GIFT', minor: 2_500 }];
    expect(instrumentsOf({ instruments }, 10_000, market)).toEqual([
      { methodId: 'CARD', minor: 7_500 },
      { methodId: 'GIFT', minor: 2_500 },
    ]);
  });

  it('never pay more than the total', () => {
    const instruments = [
      { methodId: 'GIFT', minor: 2_500 },
      { methodId: 'OTHER', minor: 900 },
      { methodId: 'CARD' },
    ];
    expect(instrumentsOf({ instruments }, 3_000, market).map(({ minor }) => minor)).toEqual([2_500, 500, 0]);
  });

  it('leave out methods that the market does not offer any more', () => {
    expect(instrumentsOf({ instruments: [{ methodId: 'GONE' }, { methodId: 'CARD' }] }, 100, market)).toEqual(
      [{ methodId: 'CARD', minor: 100 }],
    );
  });

  it('have one method for the rest, the last one chosen', () => {
    const chosen = withMethod(withMethod(emptyBasket('gb'), 'CARD'), 'OTHER');
    expect(chosen.instruments).toEqual([{ methodId: 'OTHER' }]);
    const withGift = { ...chosen, instruments: [{ methodId: 'GIFT', minor: 100 }, { methodId: 'OTHER' }] };
    expect(withMethod(withGift, 'CARD').instruments).toEqual([
      { methodId: 'GIFT', minor: 100 },
      { methodId: 'CARD' },
    ]);
  });
});
