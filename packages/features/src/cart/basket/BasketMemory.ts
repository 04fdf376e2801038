import type { AddItem, Basket } from '@touchline/contract/basket/schema';
import { readRestoreUrl } from '@touchline/contract/basket/restoreUrl';
import type { Ports } from '../../platform/ports/index.ts';
import { stored, type StorageNeeds, type Stored } from '../../platform/storage/index.ts';
import type { RemovedItem } from './removedItem.ts';
import { linesOf } from './rules/lines.ts';
import { basketId, checkoutToken, removedItem, restoreData, restoreUrl } from './storage.ts';

/** What a session stores of its basket between pages, and the data to rebuild it from when the token expires. */
export class BasketMemory {
  private readonly flags: Ports['flags'];
  private readonly stored: Stored;

  constructor(ports: StorageNeeds & Pick<Ports, 'flags'>) {
    this.flags = ports.flags;
    this.stored = stored(ports);
  }

  get basketId(): string | undefined {
    return this.stored.read(basketId);
  }

  /** Stores the id, and the lines where the shop restores baskets. */
  store(basket: Basket): void {
    if (basket.basketId) this.stored.write(basketId, basket.basketId);
    if (!this.flags.value('restoreBasket')) return;
    // Names and addresses of others are not kept in the browser: a gift card is chosen again.
    const items = linesOf(basket).flatMap(({ productId, quantity, recipe, gift }) =>
      gift ? [] : [{ productId, quantity, ...(recipe ? { selectedOptions: recipe.selectedOptions } : {}) }],
    );
    if (items.length) this.stored.write(restoreData, items);
    else this.stored.remove(restoreData);
    // Once there is a basket the link is no longer needed: it must not bring back lines that were removed since.
    this.stored.remove(restoreUrl);
  }

  /** The lines to rebuild from: the stored link first, then the stored data. */
  async restorable(): Promise<readonly AddItem[]> {
    const url = this.stored.read(restoreUrl);
    const fromUrl = url === undefined ? undefined : readRestoreUrl(url);
    return fromUrl?.map(({ item }) => item) ?? (await this.stored.load(restoreData)) ?? [];
  }

  forgetId(): void {
    this.stored.remove(basketId);
  }

  forgetToken(): void {
    this.stored.remove(checkoutToken);
  }

  /** Stores the removed item until the page that responds to the form has loaded. */
  storeRemoved(removed: RemovedItem | undefined): void {
    if (removed) this.stored.write(removedItem, removed);
    else this.stored.remove(removedItem);
  }

  /** The removed item that can still be restored at a time. */
  removedAt(now: Date): RemovedItem | undefined {
    const kept = this.stored.read(removedItem);
    return kept && kept.expiresAt >= now.getTime() ? kept : undefined;
  }

  /** After an order, deletes everything the basket could be rebuilt from. */
  forget(): void {
    for (const value of [basketId, restoreUrl, restoreData]) this.stored.remove(value);
  }
}
