import * as calls from '@touchline/contract/passkey/endpoints';
import { expect, it } from 'vitest';
import { deviceThat, laptop, offline, passkeysWith, phone, willing } from './Security.fixtures.ts';
import { PasskeysStore } from './PasskeysStore.ts';

const stale = { status: 403, error: { errorCode: 'FreshSignInRequired', message: '' } };

it('sends the server’s state to the browser whole', () => {
  const store = passkeysWith([phone], { done: 'add', hasOtherWay: false });
  const again = PasskeysStore.fromSnapshot(willing(), store.toSnapshot());
  expect(again.toSnapshot()).toEqual(store.toSnapshot());
  expect(again.canRemove).toBe(false);
});

it('waits for a fresh sign-in before the browser is asked, and then goes on', async () => {
  let made = 0;
  const device = deviceThat();
  const ports = willing([phone], [], {
    ...device,
    create: (options) => {
      made += 1;
      return device.create(options);
    },
  });
  const store = passkeysWith([phone], {}, ports);
  ports.server.on(calls.startPasskey, stale);
  expect(await store.add('')).toBe(false);
  expect([made, store.wait.isOpen, store.problem]).toEqual([0, true, undefined]);
  store.wait.giveUp();
  await store.wait.goOn();
  expect(made).toBe(0);
});

it('does one thing at a time', async () => {
  const store = passkeysWith([phone]);
  expect(await Promise.all([store.remove('phone'), store.remove('phone')])).toEqual([true, false]);
});

it('leaves a name as it is when nothing was typed', async () => {
  const store = passkeysWith([phone]);
  store.rename('phone');
  expect(await store.saveName('phone', '  ')).toBe(false);
  expect([store.naming, store.passkeys]).toEqual([undefined, [phone]]);
});

it('says why nothing was changed', async () => {
  const store = passkeysWith([laptop], {}, offline());
  expect(await store.remove('laptop')).toBe(false);
  expect(store.problem).toEqual({ kind: 'failed', reason: 'offline' });
  await store.load();
  expect(store.status).toBe('failed');
});
