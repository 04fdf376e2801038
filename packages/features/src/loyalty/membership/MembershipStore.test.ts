import { getLoyaltyStatus, joinLoyalty } from '@touchline/contract/loyalty/endpoints';
import { expect, it } from 'vitest';
import { membershipPorts, noMember } from './Membership.fixtures.ts';
import { MembershipStore } from './MembershipStore.ts';

const bodies = (ports: ReturnType<typeof membershipPorts>) =>
  ports.server.callsOf(joinLoyalty).map(({ body }) => body);

it('joins by the terms of now, also from a page that has not loaded them', async () => {
  const ports = membershipPorts(noMember);
  let changes = 0;
  const store = new MembershipStore(ports, { onChange: () => (changes += 1) });
  expect(await store.submit('join')).toBe(true);
  expect(bodies(ports)).toEqual([{ termsAccepted: true, termsVersion: noMember.termsVersion }]);
  expect([store.done, changes]).toEqual(['join', 1]);
});

it('accepts no terms that could not be found out', async () => {
  const ports = membershipPorts();
  ports.server.on(getLoyaltyStatus, 'offline');
  const store = new MembershipStore(ports, { onChange: () => undefined });
  expect(await store.submit('join')).toBe(false);
  expect([store.problem, bodies(ports)]).toEqual(['offline', []]);
});
