import type { BookAddress, SavedAddress } from '@touchline/contract/addressBook/schema';
import * as calls from '@touchline/contract/addressBook/endpoints';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { AddressBookStore } from './AddressBookStore.ts';

const maya: Omit<BookAddress, 'line1' | 'postalCode' | 'city'> = {
  ...{ firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+447700900142', country: 'GB', region: '' },
};

/** Maya's flat. */
export const home: BookAddress = {
  ...maya,
  ...{ line1: '18 Hatter Street', postalCode: 'M4 3AQ', city: 'Manchester' },
};

/** Where Maya works. */
export const work: BookAddress = {
  ...maya,
  ...{ line1: 'Unit 4, Anchor Mill', line2: '7 Thread Street', postalCode: 'PA1 1JR', city: 'Paisley' },
};

/** Her flat, the default, and where she works. */
export const mayasAddresses: readonly SavedAddress[] = [
  { id: 'home', address: home, isDefault: true },
  { id: 'work', address: work, isDefault: false },
];

/** A store whose back end sent these addresses, and does what it is asked. */
export function addressBookWith(
  addresses: readonly SavedAddress[],
  ports: TestPorts = testPorts(),
): AddressBookStore {
  ports.server
    .on(calls.getAddresses, { answer: { addresses: [...addresses] } })
    .on(calls.addAddress, {
      answer: { addresses: [...addresses, { id: 'new', address: home, isDefault: false }] },
    })
    .on(calls.removeAddress, { answer: { addresses: addresses.slice(0, -1) } })
    .on(calls.makeDefaultAddress, {
      answer: {
        addresses: addresses.toReversed().map((each, at) => ({ ...each, isDefault: at === 0 })),
      },
    });
  return AddressBookStore.fromSnapshot(ports, { status: { kind: 'ready' }, addresses });
}

/** A store whose back end does not answer. */
export function addressBookOffline(addresses: readonly SavedAddress[] = []): AddressBookStore {
  const ports = testPorts();
  for (const call of [calls.getAddresses, calls.removeAddress, calls.makeDefaultAddress])
    ports.server.on(call, 'offline');
  return AddressBookStore.fromSnapshot(ports, {
    status: addresses.length > 0 ? { kind: 'ready' } : { kind: 'failed', reason: 'offline' },
    addresses,
  });
}
