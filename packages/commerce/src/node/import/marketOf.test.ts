import { describe, expect, it } from 'vitest';
import { Markets } from '../../kernel/market/Markets.ts';
import { readMarkets } from '../readMarkets.ts';
import { marketOf } from './marketOf.ts';

const markets = readMarkets();

const { all } = new Markets(markets);
const of = (text: string, code?: string) =>
  marketOf(
    {
      name: 'feed',
      open: async function* () {
        yield text;
      },
    },
    code,
    all,
  ).then((market) => market.code);

describe('The market of a feed', () => {
  it.each([
    ['text', 'id\ttitle\tprice\n1\tTorch\t12.00 USD\n'],
    ['text with quotes', 'id,title,price\n1,Torch,"12.00 USD"\n'],
    ['XML', '<g:id>1</g:id><g:price>12.00 USD</g:price>'],
    ['XML with character data', '<g:id>1</g:id><g:price><![CDATA[ 12.00 USD ]]></g:price>'],
  ])('is the one that uses the currency of its prices: %s', async (_, text) => {
    expect(await of(text)).toBe('us');
  });

  it('is not derived from numbers in its texts', async () => {
    expect(await of('id\ttitle\tprice\n1\tTorch with 100 LED lamps, was 40 GBP\t12.00 USD\n')).toBe('us');
  });

  it('has to be given when several markets use the currency', async () => {
    await expect(of('id\tprice\n1\t12.00 EUR\n')).rejects.toThrow('name one with --market');
    expect(await of('id\tprice\n1\t12.00 EUR\n', 'fr')).toBe('fr');
  });
});
