import type { AddItem, Basket } from '@touchline/contract/basket/schema';
import type { Ports } from '../ports/index.ts';
import { readRestoreData, writeRestoreData } from './restore/restoreData.ts';
import { readRestoreUrl } from './restore/restoreUrl.ts';
import { linesOf } from './rules/lines.ts';
import { storageKeys } from './storageKeys.ts';

/** A removed item that can be restored until a time, in milliseconds since 1970. */
export interface RemovedItem {
  item: AddItem;
  productName: string;
  /** The label of its size; absent in data stored by older versions. */
  size?: string;
  until: number;
}

const removedKey = 'removedItem';

/** What a session stores of its basket between pages, and the data to rebuild it from when the token expires. */
export class BasketMemory {
  private readonly ports: Pick<Ports, 'storage' | 'flags'>;

  constructor(ports: Pick<Ports, 'storage' | 'flags'>) {
    this.ports = ports;
  }

  get basketId(): string | undefined {
    return this.ports.storage.get(storageKeys.basketId);
  }

  /** Stores the id, and the lines where the shop restores baskets. */
  keep(basket: Basket): void {
    const { storage, flags } = this.ports;
    if (basket.basketId) storage.set(storageKeys.basketId, basket.basketId);
    if (!flags.isOn('restoreBasket')) return;
    const items = linesOf(basket).map(({ productId, quantity, recipe }) => ({
      productId,
      quantity,
      ...(recipe ? { selectedOptions: recipe.selectedOptions } : {}),
    }));
    if (items.length) storage.set(storageKeys.restoreData, writeRestoreData(items));
    else storage.remove(storageKeys.restoreData);
    // Once there is a basket the link is no longer needed: it must not bring back lines that were removed since.
    storage.remove(storageKeys.restoreUrl);
  }

  /** The lines to rebuild from: the stored link first, then the stored data. */
  restorable(): readonly AddItem[] {
    const { storage } = this.ports;
    const url = storage.get(storageKeys.restoreUrl);
    const fromUrl = url === undefined ? undefined : readRestoreUrl(url);
    if (fromUrl) return fromUrl.map(({ item }) => item);
    const data = storage.get(storageKeys.restoreData);
    return (data === undefined ? undefined : readRestoreData(data)) ?? [];
  }

  forgetId(): void {
    this.ports.storage.remove(storageKeys.basketId);
  }

  forgetToken(): void {
    this.ports.storage.remove(storageKeys.token);
  }

  /** Stores the removed item until the page that responds to the form has loaded. */
  keepRemoved(removed: RemovedItem | undefined): void {
    if (removed) this.ports.storage.set(removedKey, JSON.stringify(removed));
    else this.ports.storage.remove(removedKey);
  }

  /** The removed item that can still be restored at a time. */
  removedAt(now: Date): RemovedItem | undefined {
    try {
      const kept: unknown = JSON.parse(this.ports.storage.get(removedKey) ?? 'null');
      return isRemovedItem(kept) && kept.until >= now.getTime() ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  /** After an order, deletes everything the basket could be rebuilt from. */
  forget(): void {
    this.forgetId();
    this.ports.storage.remove(storageKeys.restoreUrl);
    this.ports.storage.remove(storageKeys.restoreData);
  }
}

function isRemovedItem(value: unknown): value is RemovedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { item, productName, size = '', until } = value as Record<string, unknown>;
  if (typeof item !== 'object' || item === null || !('productId' in item)) return false;
  const areTexts = [item.productId, productName, size].every((text) => typeof text === 'string');
  return areTexts && typeof until === 'number';
}
