import { expect, it } from 'vitest';
import { identities, roles, rolesOf } from './access.ts';

it('gives each identity its roles, and membership only to a full account [A1.17, A6.01]', () => {
  expect(roles).toEqual(['guest', 'light', 'full', 'loyaltyMember']);
  const of = (loyaltyMember?: boolean) =>
    Object.fromEntries(identities.map((kind) => [kind, rolesOf({ kind, loyaltyMember }).join(' ')]));
  const plain = { visitor: 'guest', guest: 'guest', light: 'light', customer: 'full', associate: 'guest' };
  expect(of()).toEqual(plain);
  expect(of(true)).toEqual({ ...plain, customer: 'full loyaltyMember' });
});
