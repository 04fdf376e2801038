import * as calls from '@touchline/contract/basket/endpoints';
import { describe, expect, it } from 'vitest';
import { fullBasket } from '../../cart/basket/Basket.fixtures.ts';
import { BasketStore } from '../../cart/basket/index.ts';
import { testPorts } from '../ports/testPorts.ts';
import { identityOf, setIdentity } from './keyManagement.ts';

const maya = {
  ...{ name: '오카포 마야', phoneNumber: '+821012345678', dateOfBirth: '1990-03-27' },
  ...{ gender: 'Female' as const, ciNumber: 'CI-1' },
};

/** A visitor with this identity whose basket is loaded for a customer. */
async function afterBasketOf(customerIds: readonly (string | undefined)[], flag = true) {
  const ports = testPorts({ flags: { ACCOUNT_KMC_FLOW_ENABLED: flag } });
  setIdentity(ports, maya);
  for (const customerId of customerIds) {
    const customer = { receiveSmsUpdates: false, ...(customerId === undefined ? {} : { customerId }) };
    ports.server.on(calls.getBaskets, { answer: fullBasket({ customer }) });
    await new BasketStore(ports).load();
  }
  return identityOf(ports);
}

it('keeps a confirmed identity as unbound [A3.20, A3.21, A4.76]', () => {
  const ports = testPorts();
  setIdentity(ports, maya);
  expect(identityOf(ports)).toEqual({ type: 'UNBOUND_IDENTITY', ...maya });
  expect(JSON.parse(ports.storage.get('keyManagementIdentity') ?? '')).toMatchObject({ ciNumber: 'CI-1' });
});

describe('when a basket is loaded', () => {
  it('binds an unbound identity to its customer [A4.80, A3.21, C3.36]', async () => {
    expect(await afterBasketOf(['c-1'])).toEqual({ ...maya, type: 'BOUND_IDENTITY', euci: 'c-1' });
  });

  it('keeps an identity that is bound to its customer [A4.79]', async () => {
    expect(await afterBasketOf(['c-1', 'c-1'])).toMatchObject({ type: 'BOUND_IDENTITY', euci: 'c-1' });
  });

  it('removes an identity that is bound to another customer [A4.78]', async () => {
    expect(await afterBasketOf(['c-1', 'c-2'])).toBeUndefined();
  });

  it('removes a bound identity when it has no customer, and keeps an unbound one [A4.77]', async () => {
    expect(await afterBasketOf(['c-1', undefined])).toBeUndefined();
    expect(await afterBasketOf([undefined])).toMatchObject({ type: 'UNBOUND_IDENTITY' });
  });

  it('does so for a basket that came with the page, too', () => {
    const ports = testPorts({ flags: { ACCOUNT_KMC_FLOW_ENABLED: true } });
    setIdentity(ports, maya);
    const basket = fullBasket({ customer: { receiveSmsUpdates: false, customerId: 'c-1' } });
    BasketStore.fromSnapshot(ports, { status: { kind: 'ready' }, basket, loadedAt: 0 });
    expect(identityOf(ports)).toMatchObject({ type: 'BOUND_IDENTITY', euci: 'c-1' });
  });

  it('leaves the identity alone where the key-management flow is off', async () => {
    expect(await afterBasketOf(['c-1'], false)).toMatchObject({ type: 'UNBOUND_IDENTITY' });
  });
});

it('ignores what it cannot read', () => {
  const ports = testPorts();
  for (const text of ['{}', 'null', '{"type":"BOUND_IDENTITY","name":"x"}', '[]']) {
    ports.storage.set('keyManagementIdentity', text);
    expect(identityOf(ports), text).toBeUndefined();
  }
});
