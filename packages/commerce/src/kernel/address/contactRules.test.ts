import type { Registration } from '@touchline/contract/account/schema';
import { expect, it } from 'vitest';
import { emailCases, phoneCases, phoneCountry } from '@touchline/contract/contact/testing/contactCases';
import { registrationErrors } from '../../customers/account/registrationRules.ts';
import { address } from '../../sales/order/testing/buying.ts';
import { testMarket } from '../market/testing/testMarket.ts';
import { checkAddress } from './checkAddress.ts';

const plain = testMarket();
const market = testMarket({ phone: { ...plain.phone, ...phoneCountry, required: true } });

const refusedAt = (errors: readonly { field: string }[], name: string) =>
  errors.some(({ field }) => field === name);
const registration = (form: Partial<Registration>) =>
  registrationErrors(
    {
      firstName: 'Maya',
      lastName: 'Okafor',
      email: '',
      password: 'correct horse 42',
      ...form,
    } as Registration,
    market,
    new Date('2026-11-23T12:00:00Z'),
  );

it.each(emailCases)('takes an email address as the form does: %j', (email, kept) => {
  expect(refusedAt(registration({ email }), 'email')).toBe(kept === undefined);
  // A delivery without an address for the mail is told elsewhere.
  if (email !== '')
    expect(refusedAt(checkAddress({ ...address, emailAddress: email }, market), 'emailAddress')).toBe(
      kept === undefined,
    );
});

it.each(phoneCases)('takes a phone number as the form does: %j', (phoneNumber, kept) => {
  expect(refusedAt(checkAddress({ ...address, phoneNumber }, market), 'phoneNumber')).toBe(
    kept === undefined,
  );
  expect(refusedAt(registration({ mobileNumber: phoneNumber }), 'mobileNumber')).toBe(kept === undefined);
});
