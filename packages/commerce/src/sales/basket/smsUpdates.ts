import { mobileNumberOf } from '@touchline/contract/contact/mobileNumber';
import type { Market } from '@touchline/contract/market/schema';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { BasketData } from './BasketData.ts';

/** What a call says of text messages. */
interface SmsChange {
  readonly receiveSmsUpdates?: boolean | undefined;
  readonly smsNumber?: string | undefined;
}

/**
 * Whether the order is told by text message, and where to. Throws a 422 for a number that is no mobile number of the
 * market's countries, and where the market sends none.
 */
export function smsUpdatesOf(
  before: BasketData,
  { receiveSmsUpdates = before.receiveSmsUpdates, smsNumber }: SmsChange = {},
  { smsUpdates }: Pick<Market, 'smsUpdates'>,
): Pick<BasketData, 'receiveSmsUpdates' | 'smsNumber'> {
  if (!receiveSmsUpdates) return { receiveSmsUpdates };
  if (smsNumber === undefined && before.smsNumber !== undefined)
    return { receiveSmsUpdates, smsNumber: before.smsNumber };
  const number = mobileNumberOf(smsNumber ?? '', smsUpdates?.countries ?? []);
  if (number === undefined) {
    throw new Failure(422, 'InvalidDataException', 'Text messages need a mobile number of the market.', {
      details: { fields: [{ field: 'smsNumber', errorCode: smsNumber ? 'invalid' : 'required' }] },
    });
  }
  return { receiveSmsUpdates, smsNumber: number };
}

/** The number of the order: none where the market of the order sends no messages to it. */
export function smsNumberOfOrder(
  { receiveSmsUpdates, smsNumber }: BasketData,
  { smsUpdates }: Pick<Market, 'smsUpdates'>,
): { smsNumber?: string } {
  const number = receiveSmsUpdates && mobileNumberOf(smsNumber ?? '', smsUpdates?.countries ?? []);
  return number ? { smsNumber: number } : {};
}
