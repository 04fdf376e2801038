import { getProfile } from '@touchline/contract/account/endpoints';
import * as calls from '@touchline/contract/addressBook/endpoints';
import { patchShipment } from '@touchline/contract/shipping/endpoints';
import { expect, it } from 'vitest';
import { home, mayasAddresses, work } from '../../account/addressBook/AddressBook.fixtures.ts';
import { fullBasket } from '../../cart/basket/Basket.fixtures.ts';
import type { TestPorts } from '../../platform/ports/testPorts.ts';
import { card, mayasAddress, typed } from './Checkout.fixtures.ts';
import { readyBasket, testCheckoutSession } from './CheckoutSession.fixtures.ts';
import { CheckoutStore } from './CheckoutStore.ts';
import { submitCheckoutForm } from './submitCheckoutForm.ts';

const member = { kind: 'customer', addresses: mayasAddresses } as const;
/** Streets of the addresses that were sent to the back end. */
const savedStreets = (server: TestPorts['server']) =>
  server
    .callsOf(patchShipment)
    .flatMap(({ body }) => (body as { shippingAddress?: { line1: string } }).shippingAddress?.line1 ?? []);
const street = (store: CheckoutStore) => store.details.shipping.fields.value('line1');

it('fills in a member’s email and default address, saves them, and shows the delivery days at once [C1.11, C6.01]', async () => {
  const { store, server } = testCheckoutSession({ member });
  await store.load();
  expect(store.account.role).toBe('full');
  expect(store.details.contact.value('email')).toBe('maya@example.org');
  expect([street(store), store.account.choice]).toEqual(['18 Hatter Street', 'home']);
  expect(savedStreets(server)).toEqual(['18 Hatter Street']);
  expect(store.delivery.status).toBe('ready');
});

it('knows a light account, whose email is known and nothing else [C1.10]', async () => {
  const { store, server } = testCheckoutSession({ member: { kind: 'light' } });
  await store.load();
  expect(store.account.role).toBe('light');
  expect([store.details.contact.value('email'), street(store)]).toEqual(['maya@example.org', '']);
  expect(server.callsOf(patchShipment)).toHaveLength(0);
});

it('fills in the name of a member who has no address yet, and leaves the name that the basket has', async () => {
  const { store } = testCheckoutSession({ member: { kind: 'customer' } });
  await store.load();
  const name = ({ details }: CheckoutStore) =>
    ['firstName', 'lastName'].map((each) => details.shipping.fields.value(each));
  expect([...name(store), street(store)]).toEqual(['Maya', 'Okafor', '']);
  const inBasket = fullBasket({ shippingAddress: { ...mayasAddress, firstName: 'Zoe', lastName: 'Lind' } });
  const other = testCheckoutSession({ member: { kind: 'customer' }, basket: inBasket });
  await other.store.load();
  expect(name(other.store)).toEqual(['Zoe', 'Lind']);
});

it('takes over what was typed before the sign-in, an address only where the account and the basket have none', async () => {
  const guest = testCheckoutSession();
  await guest.store.load();
  for (const [name, text] of [
    ['firstName', 'Zoe'],
    ['line1', '9 Elm Row'],
  ] as const)
    guest.store.details.type(guest.store.details.shipping.fields, name, text);
  guest.store.details.type(guest.store.details.contact, 'phone', '07700 900999');
  guest.store.details.useOneAddress(false);
  const { typed } = guest.store.details;
  const cases = [
    [{ member: { kind: 'customer' } }, '9 Elm Row', 'Zoe', false],
    [{ member }, '18 Hatter Street', 'Maya', true],
    [{ member: { kind: 'customer' }, basket: readyBasket() }, mayasAddress.address1, 'Maya', true],
  ] as const;
  for (const [options, line1, firstName, isSame] of cases) {
    const { store } = testCheckoutSession(options);
    store.takeOver(typed);
    await store.load();
    const { shipping, billingSameAsShipping } = store.details;
    expect([street(store), shipping.fields.value('firstName'), billingSameAsShipping]).toEqual([
      ...[line1, firstName, isSame],
    ]);
  }
  const { store } = testCheckoutSession({ member: { kind: 'customer' } });
  store.takeOver(typed);
  await store.load();
  expect(store.details.contact.value('phone')).toBe('07700 900999');
});

it('asks nothing about a guest, and keeps nothing [C1.01]', async () => {
  const { store, server, fillIn } = testCheckoutSession();
  await store.load();
  fillIn();
  await store.pay();
  expect(store.account.role).toBe('guest');
  for (const call of [getProfile, calls.getAddresses, calls.addAddress])
    expect(server.callsOf(call)).toHaveLength(0);
});

it('leaves the address that the basket has, and marks it where it is a saved one', async () => {
  const inBasket = fullBasket({ shippingAddress: { ...mayasAddress, address1: '9 Elm Row' } });
  const other = testCheckoutSession({ member, basket: inBasket });
  await other.store.load();
  expect([street(other.store), other.store.account.choice]).toEqual(['9 Elm Row', '']);
  const same = testCheckoutSession({ member, basket: readyBasket() });
  await same.store.load();
  expect(same.store.account.choice).toBe('home');
});

it('takes another saved address, and saves it', async () => {
  const { store, server } = testCheckoutSession({ member });
  await store.load();
  await store.chooseAddress('work');
  expect(street(store)).toBe(work.line1);
  expect(savedStreets(server)).toEqual(['18 Hatter Street', 'Unit 4, Anchor Mill']);
});

it('empties the fields for another address, and keeps the typed one in the account when the shopper pays', async () => {
  const { store, server, fillIn } = testCheckoutSession({ member });
  await store.load();
  await store.chooseAddress('');
  expect(street(store)).toBe('');
  fillIn();
  store.details.type(store.details.shipping.fields, 'line1', '9 Elm Row');
  await store.pay();
  expect(server.callsOf(calls.addAddress).map(({ body }) => body)).toMatchObject([
    { address: { line1: '9 Elm Row', country: 'GB' } },
  ]);
});

it('does not keep a typed address when the box is unticked, nor a chosen one again', async () => {
  const { store, server, fillIn } = testCheckoutSession({ member });
  await store.load();
  fillIn();
  await store.chooseAddress('home');
  store.payment.select(card.id);
  await store.pay();
  await store.chooseAddress('');
  fillIn();
  store.account.keep(false);
  await store.pay();
  expect(server.callsOf(calls.addAddress)).toHaveLength(0);
});

it('pays although the address book cannot be changed or loaded', async () => {
  const { store, server, fillIn, visited } = testCheckoutSession({ member: { kind: 'customer' } });
  server.on(calls.getAddresses, 'offline').on(getProfile, 'offline').on(calls.addAddress, 'offline');
  await store.load();
  expect(store.status.kind).toBe('ready');
  fillIn();
  await store.pay();
  expect(visited).toEqual(['/confirmation?orderId=TL-48213']);
});

it('keeps the choice from server to browser', async () => {
  const { store, ports, basket } = testCheckoutSession({ member });
  await store.load();
  await store.chooseAddress('work');
  const sent = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<CheckoutStore['toSnapshot']>;
  const shopper = {
    session: { identity: { kind: 'customer' as const, key: 'maya' }, isSignedIn: true },
    addressBook: store.account.addressBook,
    savedMethods: store.payment.saved,
  };
  const copy = CheckoutStore.fromSnapshot(ports, basket, sent, shopper);
  expect([copy.account.email, copy.account.choice]).toEqual(['maya@example.org', 'work']);
});

it('uses the saved address that was chosen without JavaScript, whatever the fields say', async () => {
  const { store } = testCheckoutSession({ member });
  await store.load();
  const details = { contact: typed.contact, shipping: { ...typed.shipping, line1: home.line1 } };
  const change = {
    action: 'address' as const,
    details,
    selected: [],
    savedAddress: 'work',
    keepsAddress: true,
  };
  expect(await submitCheckoutForm(store, change)).toBe('done');
  expect(street(store)).toBe(work.line1);
});
