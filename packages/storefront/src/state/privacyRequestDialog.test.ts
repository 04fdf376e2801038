import { recordCookieChoice } from '@touchline/contract/consent/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import { sendPrivacyRequest } from '@touchline/contract/privacyRequest/endpoints';
import { consentStore } from '@touchline/features/consent/consent';
import { dialogStore } from '@touchline/features/platform/dialogs';
import { openPrivacyRequest, privacyRequestStore } from '@touchline/features/consent/privacyRequest';
import { expect, it } from 'vitest';
import { marketOf } from '../../../features/src/newsletter/Newsletter.fixtures.ts';
import { testStores } from './testing/testStores.ts';

/** The data settings of a visitor in California, opened by a press. */
async function begin() {
  const stores = await testStores();
  const site = marketOf({});
  stores.server
    .on(getSite, { answer: { ...site.answer, market: { ...site.answer.market, consent: 'ccpa' } } })
    .on(recordCookieChoice, { answer: { recorded: true } })
    .on(sendPrivacyRequest, { answer: { success: true } });
  const kept = new Map([['_fbp', 'fb.1']]);
  Object.assign(stores.ports.storage, {
    get: (key: string) => kept.get(key),
    set: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  });
  let reloads = 0;
  const reload = () => void (reloads += 1);
  await openPrivacyRequest(stores, { opener: 'visitor', reload });
  const store = stores.of(privacyRequestStore);
  const ask = async (requestType: string) => {
    for (const [name, value] of Object.entries({
      ...{ state: 'California', requestType, lastName: 'Okafor', email: 'maya@example.com' },
    }))
      store.type(name as 'email', value);
    return store.submit();
  };
  const close = () => stores.of(dialogStore).close('dataSettings');
  return { stores, store, ask, close, kept, reloads: () => reloads };
}

it('opens the data settings as a dialog of their own [A2.103]', async () => {
  const { stores, store } = await begin();
  expect(stores.of(dialogStore).isOpen('dataSettings')).toBe(true);
  expect(store.market?.category).toBe('CCPA');
});

it('reloads the page as the dialog closes after an objection to sale, which the consent knows by then [A4.57, A4.58, A4.59]', async () => {
  const { stores, ask, close, kept, reloads } = await begin();
  expect(await ask('DO_NOT_SELL')).toBe(true);
  expect(kept.get('_fbp')).toBeUndefined();
  expect(kept.get('consent')).toBe('0');
  expect(stores.of(consentStore).stateOf('advertising')).toBe('refused');
  expect(reloads()).toBe(0);
  close();
  expect(reloads()).toBe(1);
});

it('does not reload after any other request', async () => {
  const { ask, close, reloads } = await begin();
  expect(await ask('DELETE')).toBe(true);
  close();
  expect(reloads()).toBe(0);
});
