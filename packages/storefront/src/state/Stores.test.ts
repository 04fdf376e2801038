import type { Translator } from '@touchline/features/platform/i18n';
import type { StoreDefinition } from '@touchline/features/platform/module';
import { SessionStore } from '@touchline/features/platform/session';
import type { Site } from '@touchline/features/platform/site';
import { expect, it } from 'vitest';
import { testPorts } from '../../../features/src/platform/ports/testPorts.ts';
import { Stores } from './Stores.ts';

const part = (key: string) => ({
  key,
  create: () => key,
  toSnapshot: (store: string) => store,
  fromSnapshot: (store: string) => store,
});
const kept: StoreDefinition<string, string> = { ...part('kept'), onIdentity: 'keep' };
const dropped: StoreDefinition<string, string> = { ...part('dropped'), onIdentity: 'drop' };
const reloaded: StoreDefinition<string, string> = {
  ...part('reloaded'),
  onIdentity: 'reload',
  reload: () => Promise.resolve(),
};

it('inlines a personal store only in a page for its visitor, even when a public page has used it', () => {
  const ports = testPorts();
  const stores = new Stores({
    ...{ ports, site: {} as Site, translator: {} as Translator, session: new SessionStore(ports) },
  });
  for (const definition of [kept, dropped, reloaded]) stores.of(definition);
  expect(stores.toSnapshot('everybody')).toEqual({ kept: 'kept' });
  expect(Object.keys(stores.toSnapshot('visitor'))).toEqual(['kept', 'dropped', 'reloaded']);
});
