import type { Visitor } from '@touchline/contract/visitor/schema';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { expect, it, vi } from 'vitest';
import { SessionFlags } from '../ports/index.ts';
import { testPorts } from '../ports/testPorts.ts';
import { SessionStore } from './SessionStore.ts';

const answer = (kind: Visitor['identity']['kind'], key: string, bagCount = 0) => ({
  answer: { identity: { kind, key, ...(kind === 'customer' ? { name: `Name of ${key}` } : {}) }, bagCount },
});

/** A session whose responses come in this order. */
function sessionOf(...answers: ReturnType<typeof answer>[]) {
  const ports = testPorts();
  ports.server.on(getVisitor, ...answers);
  return { ports, session: new SessionStore(ports) };
}

it('is nobody, with an unknown number on the bag, until it has asked', async () => {
  const { session } = sessionOf(answer('guest', 'g', 3));
  expect(session.toSnapshot()).toEqual({ identity: { kind: 'visitor', key: '' } });
  await session.refresh();
  expect(session.toSnapshot()).toEqual({ identity: { kind: 'guest', key: 'g' }, bagCount: 3 });
});

it('tells when somebody signs in, becomes another customer, or signs out, and only then', async () => {
  const { session } = sessionOf(
    answer('guest', 'g'),
    answer('customer', 'a'),
    answer('customer', 'a', 2),
    answer('customer', 'b'),
    answer('visitor', ''),
  );
  const people: string[] = [];
  session.onIdentityChange(() => people.push(session.displayName ?? 'nobody'));
  for (let time = 0; time < 5; time += 1) await session.refresh();
  expect(people).toEqual(['Name of a', 'Name of b', 'nobody']);
  expect(session.version).toBe(3);
});

it('keeps the number of a bag that changed while it was asking: the response is older', async () => {
  const { session } = sessionOf(answer('guest', 'g', 1));
  const asking = session.refresh();
  session.setBagCount(2);
  await asking;
  expect(session.bagCount).toBe(2);
});

it('asks once for requests at the same time, and again for what happened meanwhile', async () => {
  const { session, ports } = sessionOf(answer('guest', 'g', 1), answer('guest', 'g', 5));
  await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
  expect(ports.server.callsOf(getVisitor)).toHaveLength(2);
  expect(session.bagCount).toBe(5);
});

it('asks after a refused call only when there is a session to lose', async () => {
  const { session, ports } = sessionOf(answer('customer', 'a'), answer('visitor', ''));
  session.refreshIfKnown();
  expect(ports.server.calls).toHaveLength(0);
  await session.refresh();
  session.refreshIfKnown();
  await vi.waitFor(() => expect(session.identity.kind).toBe('visitor'));
});

it('is signed in as a customer or with a light account, not as a guest or visitor', () => {
  const kinds = ['customer', 'light', 'guest', 'visitor', 'associate'] as const;
  const signedIn = kinds.filter(
    (kind) => SessionStore.fromSnapshot(testPorts(), { identity: { kind, key: 'k' } }).isSignedIn,
  );
  expect(signedIn).toEqual(['customer', 'light']);
});

it('stays what it was when nobody answers', async () => {
  const ports = testPorts();
  ports.server.on(getVisitor, 'offline');
  const session = SessionStore.fromSnapshot(ports, { identity: { kind: 'guest', key: 'g' }, bagCount: 2 });
  await session.refresh();
  expect(session.toSnapshot()).toEqual({ identity: { kind: 'guest', key: 'g' }, bagCount: 2 });
  expect(ports.reported).toHaveLength(1);
});

it('hands over the flags of the visitor with the answer, before somebody who waits for it goes on', async () => {
  const ports = testPorts();
  ports.server.on(getVisitor, {
    answer: { identity: { kind: 'guest', key: 'g' }, bagCount: 0, flags: { bridgeEnabled: true } },
  });
  const flags = new SessionFlags({ guestCheckout: true });
  const session = new SessionStore(ports, (values) => flags.take(values));
  void session.refresh();
  expect(flags.value('bridgeEnabled')).toBe(false);
  await session.settled();
  expect([flags.value('bridgeEnabled'), flags.value('guestCheckout')]).toEqual([true, true]);
});
