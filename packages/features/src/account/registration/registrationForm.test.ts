import { register } from '@touchline/contract/account/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import { expect, it } from 'vitest';
import { fixedNow } from '../../platform/ports/testPorts.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { readRegistrationForm } from './readRegistrationForm.ts';
import {
  filled,
  marketWith,
  mayasForm,
  registrationPorts,
  shortRules,
  storeIn,
} from './Registration.fixtures.ts';
import { RegistrationStore } from './RegistrationStore.ts';

const validationErrors = [{ field: 'email', errorCode: 'EMAIL_ALREADY_EXISTS' }];
const refused = {
  status: 422,
  error: { errorCode: 'InvalidDataException', message: '', details: { serverError: { validationErrors } } },
};

it('has the fields of the market, in its order [A2.90]', async () => {
  const registrationOrder = ['name', 'password', 'login', 'consents'] as const;
  const rules = { ...shortRules, registrationOrder: [...registrationOrder] };
  const store = filled(
    { firstName: '', lastName: '', email: '', password: '', ageConfirmation: '', terms: '' },
    { rules },
  );
  await store.submit();
  expect(store.fields.inOrder.map(({ name }) => name)).toEqual([
    ...['firstName', 'lastName', 'password', 'email', 'terms', 'ageConfirmation'],
  ]);
});

it('offers the years of the last hundred [A9.04]', () => {
  expect(storeIn().years).toEqual({ from: 1926, to: 2026 });
});

it.each([
  ['offline' as const, 'offline'],
  [{ status: 503, error: { errorCode: 'Unavailable', message: '' } }, 'unavailable'],
])('says that it did not load, and loads again', async (answer, reason) => {
  const ports = registrationPorts();
  ports.server.on(getSite, answer);
  const store = new RegistrationStore(ports);
  await store.load();
  expect(store.status).toEqual({ kind: 'unavailable', reason });
  ports.server.on(getSite, { answer: { market: marketWith(), language: britain.language } });
  await store.load();
  expect(store.status).toEqual({ kind: 'idle' });
});

it('is read as it was posted, for its own fields and nothing else', () => {
  const form = new FormData();
  form.set('firstName', 'Maya');
  form.set('dobFields-day', '27');
  form.set('dobFields-month', '3');
  form.set('dobFields-year', '1990');
  form.set('terms', 'true');
  form.set('mobileNumberPrefix', 'AT');
  form.set('status', 'registered');
  const { action, values, mobileCountry } = readRegistrationForm(form);
  expect([action, mobileCountry]).toEqual(['register', 'AT']);
  expect(values).toMatchObject({
    firstName: 'Maya',
    dobFields: '1990-3-27',
    terms: 'true',
    newsletter: '',
  });
  expect(values).not.toHaveProperty('status');
});

it('is passed from the server to the browser without the password', async () => {
  const ports = registrationPorts();
  ports.server.on(register, refused);
  const store = filled({}, {}, ports);
  await store.submit();
  const snapshot = JSON.parse(JSON.stringify(store.toSnapshot()));
  expect(JSON.stringify(snapshot)).not.toContain(mayasForm.password);
  const restored = RegistrationStore.fromSnapshot(ports, snapshot);
  expect(restored.toSnapshot()).toEqual(snapshot);
  expect(restored.state('email').error?.key).toBe('generic.invalidemail');
  expect(restored.years.to).toBe(fixedNow.getUTCFullYear());
});
