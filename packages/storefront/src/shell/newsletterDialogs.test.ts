import { getConsentsData } from '@touchline/contract/consent/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import { dialogStore, type DialogDefinition } from '@touchline/features/platform/dialogs';
import { newsletterStore, openNewsletter, visitForPopup } from '@touchline/features/newsletter';
import { expect, it } from 'vitest';
import { marketOf } from '../../../features/src/newsletter/Newsletter.fixtures.ts';
import { openNewsletterByItself } from './opensByItself.ts';
import type { Stores } from '../state/Stores.ts';
import { testStores } from '../state/testing/testStores.ts';

const isOpen = (stores: Stores, key: string) => stores.of(dialogStore).isOpen(key);
const signIn = (stores: Stores) =>
  Object.assign(stores.session, { identity: { kind: 'customer', key: 'maya' } });

/** A visitor of a market whose newsletter opens on the third page. */
async function begin(flags = {}, newsletterVisit?: number) {
  const stores = await testStores({}, flags);
  Object.assign(stores.site.market, { newsletterVisit });
  stores.server.on(getSite, marketOf({})).on(getConsentsData, 'offline');
  const kept = new Map<string, string>();
  Object.assign(stores.ports.storage, {
    get: (key: string) => kept.get(key),
    set: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  });
  const gone: string[] = [];
  Object.assign(stores.ports.navigation, { go: (path: string) => void gone.push(path) });
  return Object.assign(stores, { gone });
}

it('opens the overlay with the address that was typed, and starts over each time [A2.93, A4.66]', async () => {
  const stores = await begin();
  await openNewsletter(stores, { email: 'maya@example.com' });
  const store = stores.of(newsletterStore);
  expect([isOpen(stores, 'newsletter'), store.fields.raw('email'), store.loading]).toEqual([
    ...[true, 'maya@example.com', 'ready'],
  ]);
  Object.assign(store, { state: 'error' });
  stores.of(dialogStore).close('newsletter');
  await openNewsletter(stores);
  expect([isOpen(stores, 'newsletter'), store.state, store.fields.raw('email')]).toEqual([
    ...[true, 'untouched', ''],
  ]);
});

it('opens no overlay for somebody who is signed in: their account has the preferences [A4.74]', async () => {
  const stores = await begin();
  signIn(stores);
  await openNewsletter(stores);
  expect([isOpen(stores, 'newsletter'), stores.gone]).toEqual([false, ['/account/newsletter']]);
});

it('opens no overlay where signing in is turned off [A4.75]', async () => {
  const stores = await begin({ LOGIN_REGISTRATION_DISABLED: true });
  await openNewsletter(stores);
  expect([isOpen(stores, 'newsletter'), stores.gone]).toEqual([false, ['/newsletter']]);
});

it('opens the popup by itself on the visit that the market names [A2.96, A4.68]', async () => {
  const stores = await begin();
  const opened: boolean[] = [];
  for (const route of ['home', 'list', 'checkout', 'product', 'home']) {
    await visitForPopup(stores, route, 3);
    opened.push(isOpen(stores, 'newsletterPopup'));
  }
  // The checkout does not count.
  expect(opened).toEqual([false, false, false, true, true]);
});

it('does not bring the popup back once the visitor has closed it [A4.67]', async () => {
  const stores = await begin();
  await visitForPopup(stores, 'home', 1);
  expect(isOpen(stores, 'newsletterPopup')).toBe(true);
  stores.of(dialogStore).close('newsletterPopup');
  await visitForPopup(stores, 'home', 2);
  expect(isOpen(stores, 'newsletterPopup')).toBe(false);
});

it('opens no popup for somebody who is signed in [A4.70, A6.07]', async () => {
  const stores = await begin();
  signIn(stores);
  await visitForPopup(stores, 'home', 1);
  expect(isOpen(stores, 'newsletterPopup')).toBe(false);
});

it('drops the popup where a dialog with a lower number is open', async () => {
  const stores = await begin();
  const consent: DialogDefinition = {
    key: 'consent',
    rank: 'consent',
    load: async () => ({ View: () => null }),
  };
  stores.of(dialogStore).request(consent);
  await visitForPopup(stores, 'home', 1);
  expect(isOpen(stores, 'newsletterPopup')).toBe(false);
  stores.of(dialogStore).close('consent');
  expect(isOpen(stores, 'newsletterPopup')).toBe(false);
});

it.each([
  ['on', { NEWSLETTER_POPUP_ENABLED: true }, 1, true],
  ['off', {}, 1, false],
  ['on, but the market names no visit', { NEWSLETTER_POPUP_ENABLED: true }, undefined, false],
] as const)(
  'with the flag %s the popup opens: %j, visit %s: %s [A4.68, A9.43]',
  async (_, flags, visit, wanted) => {
    const stores = await begin(flags, visit);
    openNewsletterByItself(stores, 'home', '');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(isOpen(stores, 'newsletterPopup')).toBe(wanted);
  },
);
