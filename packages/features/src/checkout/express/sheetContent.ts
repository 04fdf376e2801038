import type { ExpressQuote } from '@touchline/contract/express/schema';
import { formatMinor, fromWire } from '@touchline/contract/money';
import type { SheetContent, SheetItem } from '../../platform/deviceWallet/index.ts';
import type { Translate } from '../../platform/i18n/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type en from './messages/en.ts';

/** What a sheet shows of a quote: the server's amounts, in the words of the site. */
export function sheetContent(
  { currency, pricing, options, optionId, problem }: ExpressQuote,
  payee: string,
  site: Site,
  t: Translate<typeof en>,
): SheetContent {
  const row = (label: string, amount: number): SheetItem => ({
    label,
    amount: { currency, value: formatMinor(fromWire(amount, currency).minor, currency) },
  });
  const { goods, shipping, tax, giftCards, due } = pricing;
  return {
    total: row(payee, due),
    items: [
      row(t('express.items'), goods),
      ...(shipping === undefined ? [] : [row(t('express.delivery'), shipping)]),
      ...(tax === undefined ? [] : [row(t('express.tax'), tax)]),
      ...(giftCards === undefined ? [] : [row(t('express.giftCards'), -giftCards)]),
    ],
    options: options.map(({ id, shippingType, price, period }) => {
      const name = t(`express.option.${shippingType}`);
      const label = period ? t('express.option', { name, days: daysOf(period, site) }) : name;
      return { ...row(label, price), id, selected: id === optionId };
    }),
    error:
      problem && t(`express.${problem}`, { country: site.market.countryNames[site.language.code] ?? '' }),
  };
}

const daysOf = ({ from, to }: { from: string; to: string }, site: Site): string =>
  from === to ? site.day(from) : `${site.day(from, 'short')} – ${site.day(to, 'short')}`;
