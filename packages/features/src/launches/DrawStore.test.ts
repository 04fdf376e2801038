import * as endpoints from '@touchline/contract/launch/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../platform/ports/testPorts.ts';
import { DrawStore } from './DrawStore.ts';
import { draw, drawOf, launch, over, publishedDraw } from './Launches.fixtures.ts';

it('draws again in the browser, and finds that everything fits', async () => {
  const store = drawOf(await publishedDraw());
  await store.verify();
  expect(store.proof).toEqual({
    ...{ kind: 'checked', entries: 40 },
    check: { seed: true, list: true, winners: true },
  });
});

it('finds a winner that was changed, and a list that did not load', async () => {
  const right = await publishedDraw();
  const [first, second, ...rest] = right.winners;
  if (!first || !second) throw new Error('Six won.');
  const wrong = drawOf(right, { ...right, winners: [second, first, ...rest] });
  await wrong.verify();
  expect(wrong.proof).toMatchObject({ check: { list: true, winners: false } });
  const lost = drawOf(right, 'offline');
  await lost.verify();
  expect(lost.proof).toEqual({ kind: 'failed', reason: 'offline' });
});

it('finds an entry by the receipt that only its owner has', async () => {
  const published = await publishedDraw();
  const outcomes = [];
  for (const sku of ['RR4101_7', 'RR4101_7.5'])
    for (let at = 0; at < 40; at += 1) {
      const store = drawOf(published);
      await store.find(sku, ` receipt-${at} `);
      outcomes.push(store.search.kind);
    }
  // 14 entered for the first size, 13 for the second; of them 2 and 1 won.
  expect(outcomes.filter((kind) => kind === 'winner')).toHaveLength(3);
  expect(outcomes.filter((kind) => kind === 'listed')).toHaveLength(24);
  expect(outcomes.filter((kind) => kind === 'missing')).toHaveLength(53);
});

it('leaves the list out of the state of the page, however long it is', async () => {
  const ports = testPorts();
  ports.server.on(endpoints.getDraw, { answer: await publishedDraw() });
  ports.server.on(endpoints.getLaunch, { answer: launch({ ...draw, ...over }) });
  const store = new DrawStore(ports);
  await store.load('orbit');
  const sent = JSON.parse(JSON.stringify(store.toSnapshot()));
  expect(sent.draw).toMatchObject({ entries: [], entryCount: 40 });
  expect(DrawStore.fromSnapshot(ports, sent).toSnapshot()).toEqual(store.toSnapshot());
});
