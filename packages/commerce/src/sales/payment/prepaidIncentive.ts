import { settingOf } from '@touchline/contract/flags/values';
import type { Market } from '@touchline/contract/market/schema';
import { fromWire } from '@touchline/contract/money';
import { isPrepaid } from '@touchline/contract/payment/constants';
import { share } from '../basket/priceBasket.ts';

/** What paying before delivery is worth, in minor units. */
export interface PrepaidIncentive {
  /** What is taken off; 0 where cash on delivery is chosen. */
  readonly minor: number;
  /** What would be taken off then; 0 otherwise. */
  readonly offerMinor: number;
}

/** Whether a market also takes payment at the door: only there is paying before a favour. */
const takesCash = ({ paymentMethods }: Market): boolean => paymentMethods.some(({ id }) => !isPrepaid(id));

/**
 * The incentive to pay before delivery, of goods of this value. It is taken off unless cash on delivery is chosen, so that
 * a shopper sees the lower total first, and what cash costs when it is chosen.
 */
export function prepaidIncentive(
  market: Market,
  methodId: string | undefined,
  goodsMinor: number,
): PrepaidIncentive {
  const { prepaidIncentive: rule, currency, features } = market;
  const isOn = rule && takesCash(market) && settingOf(features, 'prepaidIncentive') === true;
  if (!isOn) return { minor: 0, offerMinor: 0 };
  const part = share(Math.max(0, goodsMinor), Math.round(rule.percent * 1000), 100_000);
  const minor = rule.max === undefined ? part : Math.min(part, fromWire(rule.max, currency).minor);
  return methodId === undefined || isPrepaid(methodId)
    ? { minor, offerMinor: 0 }
    : { minor: 0, offerMinor: minor };
}
