import { erasers, type ErasingShop } from './erasers.ts';
import { findOwner, type Person } from './findPerson.ts';

/** Erases a person from every table, in the transaction of `shop.db`. What a retention keeps stays for its period. */
export async function erasePerson(shop: ErasingShop, person: Person): Promise<void> {
  for (const eraser of Object.values(erasers)) if (typeof eraser === 'function') await eraser(shop, person);
}

/** Erases the owner of an account. */
export async function eraseOwner(shop: ErasingShop, accountId: string): Promise<void> {
  await erasePerson(shop, await findOwner(shop, accountId));
}
