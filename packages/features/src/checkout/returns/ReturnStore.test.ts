import { getOrder } from '@touchline/contract/order/endpoints';
import { announceLinkedReturn, announceReturn } from '@touchline/contract/order/returnEndpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { readReturnForm } from './readReturnForm.ts';
import {
  deliveredOrder,
  exchangeableOrder,
  firstItem,
  returningOrder,
  returnStoreIn,
  typedForm,
} from './Returns.fixtures.ts';
import { ReturnStore } from './ReturnStore.ts';

const refused = (status: number, errorCode = 'Refused') => ({ status, error: { errorCode, message: '' } });

it('announces what goes back of the order of an account, with one key', async () => {
  const ports = testPorts();
  ports.server.on(getOrder, { answer: deliveredOrder });
  const store = returnStoreIn({ kind: 'loading' }, undefined, undefined, ports);
  await store.load({ orderId: deliveredOrder.orderId });
  expect(store.status).toEqual({ kind: 'ready' });
  await store.submit(typedForm);
  expect(store.status).toEqual({ kind: 'announced' });
  expect(store.order).toEqual(returningOrder);
  expect(ports.server.callsOf(announceReturn)[0]?.body).toEqual({
    ...{ requestKey: expect.any(String), method: 'dropOff' },
    lines: typedForm.lines,
  });
  expect(ReturnStore.fromSnapshot(ports, store.toSnapshot()).toSnapshot()).toEqual(store.toSnapshot());
});

it('announces with the key of a link', async () => {
  const ports = testPorts();
  ports.server.on(announceLinkedReturn, { answer: returningOrder });
  const store = returnStoreIn({ kind: 'ready' }, deliveredOrder, undefined, ports);
  store.key = 'c0ffee';
  await store.submit(typedForm);
  expect(ports.server.callsOf(announceLinkedReturn)[0]?.body).toMatchObject({ key: 'c0ffee' });
});

it('says what is missing before anything is sent', async () => {
  const store = returnStoreIn({ kind: 'ready' });
  await store.submit({ method: 'dropOff', lines: [] });
  expect(store.status).toEqual({ kind: 'invalid', isEmpty: true, itemIds: [] });
  await store.submit({ method: 'dropOff', lines: [{ itemId: firstItem, quantity: 1 }] });
  expect(store.status).toEqual({ kind: 'invalid', isEmpty: false, itemIds: [firstItem] });
});

it.each([
  ['it is too late', refused(409, 'NotReturnable'), { kind: 'notReturnable' }],
  ['it is gone', refused(404), { kind: 'notFound' }],
  ['there is no network', 'offline' as const, { kind: 'notSent', reason: 'offline' }],
  ['the fault is ours', refused(503), { kind: 'notSent', reason: 'unavailable' }],
])('says why where %s', async (_why, answer, status) => {
  const ports = testPorts();
  const store = returnStoreIn({ kind: 'ready' }, deliveredOrder, undefined, ports);
  ports.server.on(announceReturn, answer);
  ports.server.on(getOrder, { answer: deliveredOrder });
  await store.submit(typedForm);
  expect(store.status).toEqual(status);
  expect(store.form).toEqual(typedForm);
});

it('keeps the answer to a posted form for its page, and begins anew with the next visit', async () => {
  const ports = testPorts();
  ports.server.on(getOrder, { answer: deliveredOrder });
  const store = returnStoreIn({ kind: 'ready' }, deliveredOrder, undefined, ports);
  await store.submit({ method: 'dropOff', lines: [] });
  store.keepAnswer();
  await store.load({ orderId: deliveredOrder.orderId });
  expect(store.status.kind).toBe('invalid');
  const { requestKey } = store;
  await store.load({ orderId: deliveredOrder.orderId });
  expect(store.status.kind).toBe('ready');
  expect(store.requestKey).not.toBe(requestKey);
});

it('reads the posted form, and leaves out what stays', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...{ 'quantity.a': '2', 'reason.a': 'damaged', 'quantity.b': '0', 'reason.b': 'tooSmall' },
    ...{ 'quantity.c': '1', 'reason.c': 'stolen', method: 'collection' },
  }))
    form.set(name, value);
  expect(readReturnForm(form, ['a', 'b', 'c'])).toEqual({
    method: 'collection',
    lines: [
      { itemId: 'a', quantity: 2, reason: 'damaged' },
      { itemId: 'c', quantity: 1 },
    ],
  });
});

it('shows what is left now when the size has gone, and keeps what was typed', async () => {
  const ports = testPorts();
  const details = { itemIds: [firstItem] };
  const error = { errorCode: 'ExchangeUnavailable', message: '', details };
  const form = {
    ...typedForm,
    lines: typedForm.lines.map((line) => ({ ...line, exchangeFor: 'TL4101_090' })),
  };
  const store = returnStoreIn({ kind: 'ready' }, deliveredOrder, undefined, ports);
  ports.server.on(announceReturn, { status: 409, error });
  ports.server.on(getOrder, { answer: exchangeableOrder });
  await store.submit(form);
  expect(store.status).toEqual({ kind: 'exchangeUnavailable', itemIds: [firstItem] });
  expect(store.order).toEqual(exchangeableOrder);
  expect(store.form).toEqual(form);
  // The same key: nothing was announced.
  await store.submit(form);
  const keys = ports.server
    .callsOf(announceReturn)
    .map(({ body }) => (body as { requestKey: string }).requestKey);
  expect(new Set(keys).size).toBe(1);
});

it('shows what is left now when another page has sent it back already', async () => {
  const ports = testPorts();
  const store = returnStoreIn({ kind: 'ready' }, deliveredOrder, undefined, ports);
  ports.server.on(announceReturn, { status: 409, error: { errorCode: 'NotReturnable', message: '' } });
  ports.server.on(getOrder, { answer: returningOrder });
  await store.submit(typedForm);
  expect(store.status).toEqual({ kind: 'notReturnable' });
  expect(store.order).toEqual(returningOrder);
});

it('reads the size that a line is exchanged for', () => {
  const form = new FormData();
  form.set(`quantity.${firstItem}`, '1');
  form.set(`exchange.${firstItem}`, 'TL4101_090');
  expect(readReturnForm(form, [firstItem]).lines).toEqual([
    { itemId: firstItem, quantity: 1, exchangeFor: 'TL4101_090' },
  ]);
});
