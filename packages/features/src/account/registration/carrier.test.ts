import {
  confirmCarrierAuthentication,
  startCarrierAuthentication,
} from '@touchline/contract/carrier/endpoints';
import { register } from '@touchline/contract/account/endpoints';
import { describe, expect, it } from 'vitest';
import { identityOf } from '../../platform/keyManagement/index.ts';
import { filled, longRules, mayasForm, registrationPorts } from './Registration.fixtures.ts';
import { RegistrationStore } from './RegistrationStore.ts';

const setting = { rules: longRules, flags: { ACCOUNT_KMC_FLOW_ENABLED: true } };
const identity = {
  ...{ name: 'Okafor Maya', phoneNumber: '+447700900142', dateOfBirth: '1990-03-27' },
  ...{ gender: 'PNS' as const, ciNumber: 'CI-1' },
};

/** A visitor whose phone company sends 123456. */
function setUp(values: Partial<typeof mayasForm> = {}) {
  const ports = registrationPorts(setting);
  ports.server
    .on(startCarrierAuthentication, { answer: { authenticationId: 'a-1', testCode: '123456' } })
    .on(confirmCarrierAuthentication, { answer: { userDataToken: 'token-1', identity } });
  return { ports, store: filled(values, setting, ports) };
}

async function verified() {
  const { ports, store } = setUp();
  await store.startCarrier();
  store.carrier.type('123456');
  await store.carrier.confirm();
  return { ports, store };
}

describe('the phone company', () => {
  it('is asked for the person that was typed, and sends a code', async () => {
    const { ports, store } = setUp();
    store.carrier.choose('KT');
    await store.startCarrier();
    expect(ports.server.callsOf(startCarrierAuthentication)[0]?.body).toEqual({
      ...{ name: 'Okafor Maya', phoneNumber: '+447700900142', dateOfBirth: '1990-03-27' },
      ...{ gender: 'PNS', carrier: 'KT' },
    });
    expect([store.carrier.isCodeStep, store.carrier.testCode]).toEqual([true, '123456']);
  });

  it('is not asked while something is wrong with what was typed', async () => {
    const { ports, store } = setUp({ firstName: '', dobFields: '2024-1-1' });
    await store.startCarrier();
    expect(store.fields.inOrder.map(({ name }) => name)).toEqual(['firstName', 'dobFields']);
    expect(ports.server.callsOf(startCarrierAuthentication)).toEqual([]);
  });

  it.each([
    [
      { status: 422, error: { errorCode: 'UnknownCarrierCustomer', message: '' } },
      { kind: 'refused', reason: 'unknownCustomer' },
    ],
    [
      { status: 404, error: { errorCode: 'NotFound', message: '' } },
      { kind: 'refused', reason: 'notOffered' },
    ],
    ['offline' as const, { kind: 'failed', reason: 'offline' }],
  ])('may refuse, and the shopper is told why: %o', async (answer, status) => {
    const { ports, store } = setUp();
    ports.server.on(startCarrierAuthentication, answer);
    await store.startCarrier();
    expect(store.carrier.status).toEqual(status);
    expect(store.carrier.isCodeStep).toBe(false);
  });

  it('does not confirm a wrong code', async () => {
    const { ports, store } = setUp();
    await store.startCarrier();
    store.carrier.type('12');
    await store.carrier.confirm();
    expect(ports.server.callsOf(confirmCarrierAuthentication)).toEqual([]);
    ports.server.on(confirmCarrierAuthentication, {
      status: 401,
      error: { errorCode: 'InvalidCode', message: '' },
    });
    store.carrier.type('999999');
    await store.carrier.confirm();
    expect(store.carrier.status).toEqual({ kind: 'refused', reason: 'invalidCode' });
    expect(store.carrier.userDataToken).toBe('');
  });
});

describe('a confirmed identity', () => {
  it('is kept as an unbound one, and registered with its token for a year [A3.05, A4.76, A9.15]', async () => {
    const { ports, store } = await verified();
    expect(identityOf(ports)).toEqual({ type: 'UNBOUND_IDENTITY', ...identity });
    await store.submit();
    expect(ports.server.callsOf(register)[0]?.body).toMatchObject({
      kmc: { userDataToken: 'token-1', dormantPeriod: '1y' },
    });
    expect(store.status.kind).toBe('registered');
  });

  it('is not sent where the key-management flow is off [A3.05]', async () => {
    const ports = registrationPorts({ rules: longRules });
    const store = filled({}, { rules: longRules }, ports);
    store.carrier.useToken('token-1');
    await store.submit();
    expect(ports.server.callsOf(register)[0]?.body).not.toHaveProperty('kmc');
  });

  it('is asked for again when the back end no longer takes it', async () => {
    const { ports, store } = await verified();
    ports.server.on(register, {
      status: 422,
      error: {
        ...{ errorCode: 'InvalidDataException', message: '' },
        details: {
          serverError: { validationErrors: [{ field: 'kmc', errorCode: 'USER_DATA_TOKEN_NOT_VALID' }] },
        },
      },
    });
    await store.submit();
    expect(store.carrier.userDataToken).toBe('');
    expect(store.carrier.status).toEqual({ kind: 'refused', reason: 'over' });
    expect(store.state('email').value).toBe(mayasForm.email);
  });

  it('is passed from the server to the browser', async () => {
    const { ports, store } = await verified();
    const restored = RegistrationStore.fromSnapshot(ports, JSON.parse(JSON.stringify(store.toSnapshot())));
    expect(restored.carrier.userDataToken).toBe('token-1');
    expect(restored.toSnapshot()).toEqual(store.toSnapshot());
  });
});
