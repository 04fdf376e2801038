import { getProduct, listCards } from '@touchline/contract/product/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { comparePath } from '../product/index.ts';
import { tempo as card } from '../productCard/ProductCard.fixtures.ts';
import { carbon, longHaul, tempo } from './Compare.fixtures.ts';
import { compareQueryFrom } from './compareUrl.ts';
import { CompareStore } from './CompareStore.ts';

const missing = { status: 404, error: { errorCode: 'NotFound', message: '' } } as const;
const query = (...ids: string[]) => ({ ids, onlyDifferences: false });

it('is asked for by an address with up to four products, each once', () => {
  const read = (text: string) => compareQueryFrom(new URLSearchParams(text));
  expect(read('products=A,B,A,C,D,E')).toEqual({ ids: ['A', 'B', 'C', 'D'], onlyDifferences: false });
  expect(read('products=A,,&differences=1')).toEqual({ ids: ['A'], onlyDifferences: true });
  expect(read('')).toEqual({ ids: [], onlyDifferences: false });
  const path = comparePath(['A', 'B'], true);
  expect(path).toBe('/compare?products=A,B&differences=1');
  expect(compareQueryFrom(new URL(`https://shop.example${path}`).searchParams).ids).toEqual(['A', 'B']);
  expect(comparePath([])).toBe('/compare');
});

it('shows the facts that any product has, and counts those that are not sold here', async () => {
  const ports = testPorts();
  ports.server.on(getProduct, { answer: tempo }, missing, { answer: carbon });
  ports.server.on(listCards, { answer: { items: [{ ...card, id: longHaul.id, name: longHaul.name }] } });
  const store = new CompareStore(ports);
  await store.load(query(tempo.id, 'gone', carbon.id));
  expect(store.products.map(({ id }) => id)).toEqual([tempo.id, carbon.id]);
  expect(store.missing).toBe(1);
  expect(store.facts.map(({ key, values }) => [key, ...values])).toEqual([
    ['drop', '8 mm', '8 mm'],
    ['weight', '248 g in UK 8', '204 g in UK 8'],
    ['surface', 'Road, track, treadmill', 'Road, track, treadmill'],
    ['stack', '', '39.5 mm'],
  ]);
  // What is shown already is not suggested.
  expect(JSON.parse(ports.server.callsOf(listCards)[0]?.url.searchParams.get('ids') ?? '')).toEqual([
    longHaul.id,
    'RR4501',
  ]);
  expect(store.suggestions).toEqual([{ id: longHaul.id, name: longHaul.name }]);
  expect(store.isShown(['8 mm', '8 mm'])).toBe(true);
  const sent = JSON.parse(JSON.stringify(store.toSnapshot()));
  expect(CompareStore.fromSnapshot(ports, sent).toSnapshot()).toEqual(store.toSnapshot());
});

it('leaves out what is the same for all where only differences are wanted, but not for a single product', async () => {
  const ports = testPorts();
  ports.server.on(getProduct, { answer: tempo }, { answer: carbon }, { answer: tempo });
  ports.server.on(listCards, { answer: { items: [] } });
  const store = new CompareStore(ports);
  await store.load({ ids: [tempo.id, carbon.id], onlyDifferences: true });
  expect([store.isShown(['8 mm', '8 mm']), store.isShown(['8 mm', ''])]).toEqual([false, true]);
  await store.load({ ids: [tempo.id], onlyDifferences: true });
  expect(store.isShown(['8 mm'])).toBe(true);
});

it('says that it failed, reports it, and can be asked again', async () => {
  const ports = testPorts();
  ports.server.on(getProduct, 'offline');
  const store = new CompareStore(ports);
  await store.load(query(tempo.id));
  expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
  expect(ports.reported).toHaveLength(1);
  ports.server.on(getProduct, { answer: tempo });
  ports.server.on(listCards, { answer: { items: [] } });
  await store.load();
  expect(store.status).toEqual({ kind: 'ready' });
});

it('shows what was asked for last, in whatever order the answers come', async () => {
  const ports = testPorts();
  let answerFirst = () => {};
  const waiting = new Promise<void>((resolve) => (answerFirst = resolve));
  const { call } = ports;
  const delayed = async (...given: Parameters<typeof call>) => {
    if (JSON.stringify(given[1]).includes(tempo.id)) await waiting;
    return call(...given);
  };
  const slow = Object.assign(delayed as typeof call, call);
  ports.server.on(getProduct, { answer: carbon }, { answer: tempo });
  ports.server.on(listCards, { answer: { items: [] } });
  const store = new CompareStore({ ...ports, call: slow });
  const first = store.load(query(tempo.id));
  await store.load(query(carbon.id));
  answerFirst();
  await first;
  expect(store.products.map(({ id }) => id)).toEqual([carbon.id]);
});
