import { describe, expect, it } from 'vitest';
import type { AccountRules } from '@touchline/contract/account/schema';
import { fixedNow } from '../../platform/ports/testPorts.ts';
import { filled, longRules, shortRules, storeIn, twoCountries } from './Registration.fixtures.ts';
import { readBirthday } from './birthday.ts';
import type { RegistrationField } from './registrationFields.ts';
import type { RegistrationStore } from './RegistrationStore.ts';

/** The message that is shown next to a field when the form is sent. */
async function messageOf(store: RegistrationStore, name: RegistrationField): Promise<string | undefined> {
  await store.submit();
  return store.state(name).error?.key;
}

const optional: AccountRules = {};
const free: AccountRules = { ...longRules, passwordRules: false };

describe('a field that is not right gives the message of the documents', () => {
  it.each<[string, AccountRules, RegistrationField, string, string]>([
    ['no first name', shortRules, 'firstName', '', 'profile.firstname.missing'],
    ['no last name', shortRules, 'lastName', ' ', 'profile.lastname.missing'],
    ['digits in a name', shortRules, 'firstName', 'R2D2', 'errorforms.default.parseerror'],
    ['no address', shortRules, 'email', '', 'profile.email.missing'],
    ['half an address', shortRules, 'email', 'maya@', 'profile.emailparseerror'],
  ])('%s', async (_, rules, name, value, key) => {
    expect(await messageOf(filled({ [name]: value }, { rules }), name)).toBe(key);
  });

  it('for a password that is missing [A5.06]', async () => {
    expect(await messageOf(filled({ password: '' }), 'password')).toBe('label.password.missing');
  });

  it('for a password that does not meet the pattern: with the callout its rules, else the parse error [A5.07]', async () => {
    const key = 'account.registration.passwordErrorMessage';
    expect(await messageOf(filled({ password: 'short' }), 'password')).toBe(key);
    expect(await messageOf(filled({ password: 'lowercase only' }, { rules: longRules }), 'password')).toBe(
      key,
    );
    expect(await messageOf(filled({ password: 'lowercase only' }, { rules: free }), 'password')).toBe(
      'profile.password.parseerror',
    );
  });

  it.each([
    ['Ab1!xyz', false],
    ['Ab1! xyz', false],
    ['ab1!wxyz', false],
    ['AB1!WXYZ', false],
    ['Abc!wxyz', false],
    ['Abc1wxyz', false],
    ['Ab1!wxyz', true],
  ])(
    'for a password that is not strong where the market wants a strong one: %s [A5.10]',
    (password, isGood) => {
      const store = filled({ password }, { rules: longRules });
      expect(store.password).toEqual({ value: password, valid: isGood });
    },
  );

  it('for a password that was skipped, as soon as its field is left [A5.11]', () => {
    const store = storeIn();
    store.leave('firstName');
    expect(store.state('firstName').error).toBeUndefined();
    store.leave('password');
    expect(store.state('password').error?.key).toBe('label.password.missing');
  });

  it('for a box that has to be ticked [A5.14, A5.34, A5.35]', async () => {
    const store = filled({ terms: '', explicitConsent: '', newsletter: '' }, { rules: longRules });
    expect(await messageOf(store, 'terms')).toBe('profile.agreeterms.missing');
    expect(store.state('explicitConsent').error?.key).toBe('profile.explicitconsent.missing');
    expect(store.state('newsletter').error).toBeUndefined();
  });

  it('for the box of the age, with the age of the market [A5.18]', async () => {
    const store = filled({ ageConfirmation: '' }, { rules: { ...shortRules, requiredAge: 18 } });
    await store.submit();
    expect(store.state('ageConfirmation').error).toEqual({ key: 'forms.date.tooyoung', values: { age: 18 } });
  });

  it.each([
    ['', 'forms.date.null'],
    ['1990-3-', 'forms.date.null'],
    ['1990-2-30', 'forms.date.null'],
    ['1899-12-31', 'forms.date.null'],
    ['2026-11-21', 'forms.date.null'],
    ['2030-1-1', 'forms.date.null'],
    ['1900-1-1', undefined],
    ['2010-11-21', undefined],
  ])(
    'for a date of birth that is missing, before 1900 or not before now: %s [A5.20, A9.03]',
    async (value, key) => {
      expect(await messageOf(filled({ dobFields: value }, { rules: longRules }), 'dobFields')).toBe(key);
    },
  );

  it('for a date of birth below the required age [A5.21]', async () => {
    const store = filled({ dobFields: '2010-11-22' }, { rules: longRules });
    await store.submit();
    expect(store.state('dobFields').error).toEqual({ key: 'forms.date.tooyoung', values: { age: 16 } });
  });

  it('for a name of more than 100 characters [A5.29, A9.02]', async () => {
    expect(await messageOf(filled({ lastName: 'o'.repeat(101) }), 'lastName')).toBe(
      'registration.name.tooLong',
    );
    expect(await messageOf(filled({ lastName: 'o'.repeat(100) }), 'lastName')).toBeUndefined();
  });

  it.each([
    ['Zoë-Anne', true],
    ['Владимир', true],
    ['สมชาย', true],
    ['Ångström van der Łoś', true],
    ['M4ya', false],
    ['<b>', false],
  ])('for a name with other than letters of any script, spaces and hyphens: %s [A5.30]', (name, isGood) => {
    const store = filled({ firstName: name });
    expect(store.state('firstName').valid).toBe(isGood);
  });

  it.each([
    ['', 'required'],
    ['07700', 'too short'],
    ['07700 900142 900142', 'too long'],
    ['07700 maya', 'no number'],
    ['+49 151 23456789', 'of another country'],
  ])('for a mobile number: always the parse error: %s [A5.31, A5.55]', async (number) => {
    expect(await messageOf(filled({ mobileNumber: number }, { rules: longRules }), 'mobileNumber')).toBe(
      'errorforms.default.parseerror',
    );
  });

  it('not for a mobile number in any usual spelling', () => {
    for (const number of ['07700 900142', '+44 7700 900142', '0044 (7700) 900-142', '7700900142'])
      expect(filled({ mobileNumber: number }, { rules: longRules }).state('mobileNumber').valid).toBe(true);
  });

  it('by the bounds of the country whose code is chosen [A5.32]', () => {
    const store = filled({ mobileNumber: '0664 12345' }, { rules: twoCountries });
    expect(store.state('mobileNumber').valid).toBe(false);
    store.chooseMobileCountry('AT');
    expect(store.state('mobileNumber').valid).toBe(true);
  });

  it('for a gender that was not chosen, where it is required [A5.33]', async () => {
    expect(await messageOf(filled({ gender: '' }, { rules: longRules }), 'gender')).toBe(
      'registration.gender.missing',
    );
    expect(await messageOf(filled({ gender: '' }, { rules: optional }), 'gender')).toBeUndefined();
  });
});

describe('the age', () => {
  it('is said by a date of birth or by the box, where the date is optional', async () => {
    const onlyDate = filled({ ageConfirmation: '' }, { rules: optional });
    expect(await messageOf(onlyDate, 'ageConfirmation')).toBeUndefined();
    const onlyBox = filled({ dobFields: '' }, { rules: optional });
    expect(await messageOf(onlyBox, 'dobFields')).toBeUndefined();
    const neither = filled({ dobFields: '', ageConfirmation: '' }, { rules: optional });
    expect(await messageOf(neither, 'ageConfirmation')).toBe('forms.date.tooyoung');
  });

  it('is reached on the birthday', () => {
    expect(readBirthday('2010-11-21', fixedNow, 16).kind).toBe('valid');
    expect(readBirthday('2010-11-22', fixedNow, 16).kind).toBe('tooYoung');
  });
});

it('has fields with value, valid, required and error, each by its own message [A3.53, A5.56]', async () => {
  const store = filled({ firstName: '', lastName: 'R2' });
  await store.submit();
  expect(store.state('firstName')).toEqual({
    ...{ value: '', valid: false, required: true },
    error: { key: 'profile.firstname.missing' },
  });
  expect(store.state('lastName').error).toEqual({ key: 'errorforms.default.parseerror' });
  expect(store.state('email')).toEqual({
    ...{ value: 'maya.okafor@example.com', valid: true, required: true, error: undefined },
  });
  expect(store.state('newsletter')).toMatchObject({ required: false, valid: true });
});

it('has a password with its value and whether it is valid [A3.54]', () => {
  const store = filled({ password: 'short' });
  expect(store.password).toEqual({ value: 'short', valid: false });
  store.type('password', 'long enough 42');
  expect(store.password).toEqual({ value: 'long enough 42', valid: true });
});

it('lists the rules of a strong password: characters, a number, both cases [A5.08]', () => {
  const rules = filled({}, { rules: longRules }).passwordRules;
  const met = (password: string) => rules.filter(({ isMet }) => isMet(password)).map(({ key }) => key);
  expect(met('')).toEqual([]);
  expect(met('12345678')).toEqual(['registration.rule.length', 'registration.rule.number']);
  expect(met('aB')).toEqual(['registration.rule.cases']);
  expect(met('ab')).toEqual([]);
  expect(filled({}, { rules: free }).passwordRules).toEqual([]);
});
