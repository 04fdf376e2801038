import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { StartCurtainStore } from './StartCurtainStore.ts';

it('comes down once a session: raised, it stays up on the next pages and after a reload', () => {
  const ports = testPorts();
  const store = new StartCurtainStore(ports);
  expect(store.shown).toBeUndefined();
  store.begin('winter');
  expect(store.shown).toBe('winter');
  store.raise();
  expect(store.shown).toBeUndefined();
  store.begin('winter');
  expect(store.shown).toBeUndefined();
  const reloaded = new StartCurtainStore(ports);
  reloaded.begin('winter');
  expect(reloaded.shown).toBeUndefined();
  reloaded.begin('spring');
  expect(reloaded.shown).toBe('spring');
});

it('comes down again where the page was left before it was raised', () => {
  const store = new StartCurtainStore(testPorts());
  store.begin('winter');
  store.leave();
  store.raise();
  store.begin('winter');
  expect(store.shown).toBe('winter');
});
