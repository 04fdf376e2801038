import * as calls from '@touchline/contract/recommendation/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import * as cards from '../productCard/ProductCard.fixtures.ts';
import { countView } from './countView.ts';
import { RecommendationRailStore } from './RecommendationRailStore.ts';
import { recommendationsOf } from './Recommendations.fixtures.ts';

const five = ['A', 'B', 'C', 'D', 'E'].map((id) => cards.summary({ id }));

it('shows what goes with the seeds, in the order of the answer, and asks once', async () => {
  const ports = testPorts();
  ports.server.on(calls.getRecommendations, { answer: recommendationsOf(five) });
  const store = new RecommendationRailStore(ports);
  await store.load({ seeds: ['X'], without: ['Y'] });
  await store.load({ seeds: ['X'], without: ['Y'] });
  expect(store.products.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(store.recSetId).toBe('set-1');
  const asked = ports.server.callsOf(calls.getRecommendations);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url.searchParams.get('seeds')).toBe('["X"]');
  expect(asked[0]?.url.searchParams.get('without')).toBe('["Y"]');
});

it('shows nothing where they do not load, and asks again for the next page', async () => {
  const ports = testPorts();
  ports.server.on(calls.getRecommendations, 'offline');
  const store = new RecommendationRailStore(ports);
  await store.load({ seeds: ['X'] });
  expect([store.status, store.products]).toEqual(['failed', []]);
  ports.server.on(calls.getRecommendations, { answer: recommendationsOf(five) });
  await store.load({ seeds: ['X'] });
  expect(store.status).toBe('ready');
});

it('counts each product once in a session, with what was looked at before and nothing about the visitor', async () => {
  const ports = testPorts();
  ports.server.on(calls.recordProductView, { answer: { recorded: true } });
  await countView(ports, 'A');
  await countView(ports, 'B');
  await countView(ports, 'A');
  const bodies = ports.server.callsOf(calls.recordProductView).map(({ body }) => body);
  expect(bodies).toEqual([
    { productId: 'A', before: [] },
    { productId: 'B', before: ['A'] },
  ]);
});
