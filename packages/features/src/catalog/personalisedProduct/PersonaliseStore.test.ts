import * as calls from '@touchline/contract/personalisedProduct/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { optionField, optionsOfForm } from './optionFields.ts';
import { jersey } from './PersonalisedProduct.fixtures.ts';
import { PersonaliseStore } from './PersonaliseStore.ts';

function opened(options: Record<string, string> = {}) {
  const ports = testPorts();
  const page = jersey(options);
  return { ports, page, store: new PersonaliseStore(ports, page) };
}

it('asks the shop before anything is added, and says at each field why it is refused [A3.71]', async () => {
  const { ports, store } = opened({ pName: 'sh1t', pNumber: '10' });
  ports.server.on(calls.checkPersonalisation, {
    answer: {
      results: [
        { key: 'pName', value: 'sh1t', valid: false, matchedFilter: 'profanity' },
        { key: 'pNumber', value: '10', valid: true },
      ],
      price: 12,
    },
  });
  expect(await store.check()).toBe(false);
  expect(store.problems).toEqual({ pName: 'profanity' });
  store.change('pName', 'Maya');
  expect(store.problems).toEqual({});
  expect(store.typedIn('pName')).toBe('Maya');
});

it('asks nothing where nothing is filled in, and lets the bag decide where the shop is not reached', async () => {
  const { ports, store } = opened();
  expect(await store.check()).toBe(true);
  expect(ports.server.calls).toEqual([]);
  ports.server.on(calls.checkPersonalisation, 'offline');
  store.change('pName', 'Maya');
  expect(await store.check()).toBe(true);
  expect(store.isChecking).toBe(false);
});

it('adds the price of each field that is filled in, and names choices as they are shown', () => {
  const { store } = opened({ pName: 'Maya', badges: 'captain', pNumber: ' ' });
  expect(store.price).toBe(12);
  expect(store.filled.map(({ label, value }) => [label, value])).toEqual([
    ['Name', 'Maya'],
    ['Badge', 'Captain'],
  ]);
});

it('reads the options of a form that was sent without JavaScript', () => {
  const form = new FormData();
  form.set('sku', 'TL4101_080');
  form.set(optionField('pName'), 'Maya');
  expect(optionsOfForm(form)).toEqual({ pName: 'Maya' });
});
