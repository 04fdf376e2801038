import { listLaunches } from '@touchline/contract/launch/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../platform/ports/testPorts.ts';
import { calendar, inMinutes, launch, over } from './Launches.fixtures.ts';
import { LaunchListStore } from './LaunchListStore.ts';

it('sorts launches into now, next and over, of past ones the latest first', async () => {
  const ports = testPorts();
  const earlier = launch({ ...over, id: 'earlier', eventEndDate: inMinutes(-300) });
  ports.server.on(listLaunches, { answer: { launches: [earlier, ...calendar] } });
  const store = new LaunchListStore(ports);
  await store.load();
  const ids = (state: 'ongoing' | 'upcoming' | 'past') => store.inState(state).map(({ id }) => id);
  expect([ids('ongoing'), ids('upcoming'), ids('past')]).toEqual([
    ['orbit', 'flash'],
    ['room', 'club'],
    ['drawn', 'earlier'],
  ]);
  const sent = JSON.parse(JSON.stringify(store.toSnapshot()));
  expect(LaunchListStore.fromSnapshot(ports, sent).toSnapshot()).toEqual(store.toSnapshot());
});

it('says that nothing is planned, and can be asked again after a failure', async () => {
  const ports = testPorts();
  ports.server.on(listLaunches, 'offline');
  const store = new LaunchListStore(ports);
  await store.load();
  expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
  ports.server.on(listLaunches, { answer: { launches: [] } });
  await store.load();
  expect(store.isEmpty).toBe(true);
});
