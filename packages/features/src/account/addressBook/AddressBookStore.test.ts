import * as calls from '@touchline/contract/addressBook/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { addressBookOffline, addressBookWith, home, mayasAddresses } from './AddressBook.fixtures.ts';
import { AddressBookStore } from './AddressBookStore.ts';

const streets = (store: AddressBookStore) => store.addresses.map(({ address }) => address.line1);

it('shows what the account keeps, and fills forms with the default', async () => {
  const ports = testPorts();
  addressBookWith(mayasAddresses, ports);
  const store = new AddressBookStore(ports);
  await store.load();
  expect(streets(store)).toEqual(['18 Hatter Street', 'Unit 4, Anchor Mill']);
  expect(store.defaultAddress).toEqual(home);
});

it('has none for a visitor who is not signed in', async () => {
  const ports = testPorts();
  ports.server.on(calls.getAddresses, { status: 401, error: { errorCode: 'SIGN_IN', message: 'x' } });
  const store = new AddressBookStore(ports);
  await store.load();
  expect([store.status.kind, store.addresses]).toEqual(['ready', []]);
});

it('shows the response to each change', async () => {
  const store = addressBookWith(mayasAddresses);
  expect(await store.makeDefault('work')).toBe(true);
  expect(store.addresses[0]).toMatchObject({ id: 'work', isDefault: true });
  expect(await store.remove('work')).toBe(true);
  expect(streets(store)).toEqual(['18 Hatter Street']);
});

it('keeps what it shows when a change fails, says so, and forgets it with the next change', async () => {
  const store = addressBookOffline(mayasAddresses);
  expect(await store.remove('home')).toBe(false);
  expect(store.problem).toEqual({ kind: 'failed', reason: 'offline' });
  expect(streets(store)).toHaveLength(2);
});

it('tells an address that is gone from one that the network lost', async () => {
  const ports = testPorts();
  const store = addressBookWith(mayasAddresses, ports);
  ports.server.on(calls.removeAddress, { status: 404, error: { errorCode: 'NOT_FOUND', message: 'x' } });
  await store.remove('home');
  expect(store.problem).toEqual({ kind: 'gone' });
});

it('keeps the server’s state in the browser', () => {
  const store = addressBookWith(mayasAddresses);
  const sent = JSON.parse(JSON.stringify(store.toSnapshot()));
  expect(AddressBookStore.fromSnapshot(testPorts(), sent).toSnapshot()).toEqual(store.toSnapshot());
});
