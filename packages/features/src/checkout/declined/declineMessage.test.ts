import { declineCodes } from '@touchline/contract/codes';
import { describe, expect, it } from 'vitest';
import en from './messages/en.ts';
import { declineKey, declineText } from './declineMessage.ts';

const messages: Record<string, string> = en;
const sayFirst = (keys: string[]) =>
  messages[keys.find((key) => Object.hasOwn(messages, key)) ?? ''] ?? keys[0] ?? '';

describe('a declined payment', () => {
  it.each([
    ['CardError', 'confirm.error.paymentdeclined.CardError', '[C8.50]'],
    ['CountryError', 'confirm.error.paymentdeclined.CountryError', '[C8.51]'],
    ['InformationError', 'confirm.error.paymentdeclined.InformationError', '[C8.52]'],
    ['SecurityAuthenticationError', 'confirm.error.paymentdeclined.SecurityAuthenticationError', '[C8.53]'],
    ['TemporaryError', 'confirm.error.paymentdeclined.TemporaryError', '[C8.54]'],
    ['BankDeclinedError', 'confirm.error.paymentdeclined.bankdeclined', '[C8.55, C8.58]'],
    ['InsufficientFundsError', 'confirm.error.paymentdeclined.bankdeclined', '[C8.56]'],
    ['InvalidAddressByAcquirer', 'confirm.error.paymentdeclined.invalidaddress', '[C8.57]'],
    ['ProductItemNotAvailableException', 'cart.outofstock', '[C8.59]'],
    ['PaymentInterrupted', 'chk.payment.interrupted.error.description', '[C8.60]'],
  ] as const)('with the code %s shows %s %s', (errorCode, key, _rows) => {
    expect(declineKey(errorCode)).toBe(key);
    expect(declineText({ errorCode, message: 'raw' }, sayFirst)).toBe(en[key]);
  });

  it('with another code shows the raw message [C8.61]', () => {
    expect(declineText({ errorCode: 'Mystery', message: 'Card switched off' }, sayFirst)).toBe(
      'Card switched off',
    );
    expect(declineText({ errorCode: 'toString', message: 'raw' }, sayFirst)).toBe('raw');
  });

  it('falls back where a translation or any message is missing [C8.62]', () => {
    const unknown = en['confirm.error.paymentdeclined.unknown'];
    const withoutCardError = (keys: string[]) => sayFirst(keys.filter((key) => !key.endsWith('CardError')));
    expect(declineText({ errorCode: 'CardError', message: 'raw' }, withoutCardError)).toBe(unknown);
    expect(declineText({ errorCode: 'Mystery', message: '' }, sayFirst)).toBe(unknown);
  });
});

it('every code has a message of its own', () => {
  for (const code of declineCodes) expect(messages[declineKey(code) ?? ''], code).toBeTruthy();
});
