import { internationalNumber } from '@touchline/contract/contact/phoneNumber';
import { describe, expect, it } from 'vitest';
import { britishMarket } from '../Checkout.fixtures.ts';
import { addressProblem } from './addressRules.ts';
import { emailProblem, phoneProblem } from '../../../platform/fields/index.ts';
import { FieldsStore } from '../../../platform/fields/index.ts';

describe('an email address', () => {
  it('is required [A5.01]', () => {
    expect(emailProblem('')?.key).toBe('profile.email.missing');
  });

  it('is invalid when it is none [A5.02, A5.05]', () =>
    expect(emailProblem('maya@example')?.key).toBe('profile.emailparseerror'));

  it('has 50 characters at most [A5.03]', () => {
    expect(emailProblem(`${'a'.repeat(38)}@example.com`)).toBeUndefined();
    expect(emailProblem(`${'a'.repeat(39)}@example.com`)).toEqual({
      key: 'profile.email.tooLong',
      values: { max: 50 },
    });
  });

  it('is validated fast, however long and odd it is', () => {
    const startedAt = performance.now();
    emailProblem(`${'a.'.repeat(50_000)}@`);
    emailProblem(`a@${'a-'.repeat(24)}`);
    expect(performance.now() - startedAt).toBeLessThan(50);
  });
});

describe('a mobile number', () => {
  const { phone } = britishMarket;

  it('is invalid with an example in the message', () =>
    expect(phoneProblem('07700', phone)).toEqual({
      key: 'phone.invalid',
      values: { example: '07700 900123' },
    }));

  it('may be omitted where the market does not require it', () => {
    expect(phoneProblem('', phone)?.key).toBe('phone.missing');
    expect(phoneProblem('', { ...phone, required: false })).toBeUndefined();
    expect(internationalNumber('', phone)).toBe('');
  });
});

describe('a field of an address', () => {
  const field = (name: string) => {
    const found = britishMarket.addressFields.find((each) => each.name === name);
    if (!found) throw new Error(name);
    return found;
  };

  it('requires a first and a last name [A5.26, A5.27]', () => {
    expect(addressProblem(field('firstName'), '')?.key).toBe('profile.firstname.missing');
    expect(addressProblem(field('lastName'), '')?.key).toBe('profile.lastname.missing');
  });

  it('accepts names of any script, and no digits or markup [A5.28]', () => {
    for (const name of ['Zoë', 'Müller-Łukasz', 'O’Brien', '홍길동', 'Анна Мария', 'J. R.'])
      expect(addressProblem(field('lastName'), name), name).toBeUndefined();
    for (const name of ['R2D2', '<b>', 'a@b'])
      for (const which of ['firstName', 'lastName'])
        expect(addressProblem(field(which), name)?.key, name).toBe('errorforms.default.parseerror');
  });

  it('uses the market’s own label and its example [C5.31]', () => {
    expect(addressProblem(field('postalCode'), '')?.key).toBe('address.postcode.missing');
    expect(addressProblem(field('postalCode'), 'M4')).toEqual({
      key: 'address.postcode.invalid',
      values: { example: 'M4 3AQ' },
    });
    expect(addressProblem(field('postalCode'), 'm4 3aq')).toBeUndefined();
  });

  it('may be omitted where the market says so, and is never too long [C5.31]', () => {
    expect(addressProblem(field('line2'), '')).toBeUndefined();
    expect(addressProblem(field('line2'), 'x'.repeat(101))).toEqual({
      key: 'address.tooLong',
      values: { max: 100 },
    });
  });

  it('accepts only values of the market’s list', () => {
    const state = {
      ...{ name: 'region' as const, required: true, maxLength: 60, autoComplete: 'address-level1' },
      ...{ label: 'state', options: [{ value: 'OR', label: 'Oregon' }] },
    };
    expect(addressProblem(state, 'OR')).toBeUndefined();
    expect(addressProblem(state, 'ZZ')?.key).toBe('address.state.missing');
  });

  it('has messages even for a label without translation', () => {
    expect(addressProblem({ ...field('city'), label: 'prefecture' }, '')?.key).toBe('address.city.missing');
  });
});

describe('the fields of a step', () => {
  const fields = () =>
    new FieldsStore(
      () => ['email'],
      (_, value) => emailProblem(value),
    );

  it('show no error while typing, and none for a field that was only passed through', () => {
    const store = fields();
    store.leave('email');
    expect(store.problems.size).toBe(0);
    store.type('email', 'may');
    expect(store.problems.size).toBe(0);
    store.leave('email');
    expect(store.problems.get('email')?.key).toBe('profile.emailparseerror');
  });

  it('show that a field is required when it was emptied', () => {
    const store = fields();
    store.type('email', 'm');
    store.type('email', '');
    store.leave('email');
    expect(store.problems.get('email')?.key).toBe('profile.email.missing');
  });

  it('keep the text as it was typed and validate it trimmed', () => {
    const store = fields();
    store.type('email', ' maya@example.com ');
    expect(store.check()).toBe(true);
    expect(store.raw('email')).toBe(' maya@example.com ');
    expect(store.value('email')).toBe('maya@example.com');
  });

  it('are filled with known values, and typed text is never emptied', () => {
    const store = fields();
    store.type('email', 'maya@example.com');
    store.fill({ email: '' });
    expect(store.raw('email')).toBe('maya@example.com');
  });
});

it.each(['Gal·la', 'Davis, Jr.', 'O‘Brien', 'Anne\u2011Marie', 'Zoe\u0308'])(
  'takes the name %s that registration takes',
  (value) => {
    const field = { name: 'lastName', required: true, maxLength: 50, autoComplete: 'family-name' } as const;
    expect(addressProblem(field, value)).toBeUndefined();
  },
);

it.each(['٠٦٢٣٦', '０６２３６'])('takes the Korean postal code %s of another keyboard', (value) => {
  const field = {
    name: 'postalCode',
    required: true,
    maxLength: 5,
    pattern: '\\d{5}',
    autoComplete: 'postal-code',
  } as const;
  expect(addressProblem(field, value)).toBeUndefined();
});
