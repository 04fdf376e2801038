import type { AddItem, Basket } from '@touchline/contract/basket/schema';
import type { Ports } from '../ports/index.ts';
import { readRestoreData, writeRestoreData } from './restore/restoreData.ts';
import { readRestoreUrl } from './restore/restoreUrl.ts';
import { linesOf } from './rules/lines.ts';
import { storageKeys } from './storageKeys.ts';

/** Something that was taken out and can be put back until a moment, in milliseconds since 1970. */
export interface RemovedItem {
  item: AddItem;
  productName: string;
  /** The label of its size; absent in what older visits kept. */
  size?: string;
  until: number;
}

const removedKey = 'removedItem';

/** What a visit remembers of its basket between pages, and from what it is rebuilt when the token is over. */
export class BasketMemory {
  private readonly ports: Pick<Ports, 'storage' | 'flags'>;

  constructor(ports: Pick<Ports, 'storage' | 'flags'>) {
    this.ports = ports;
  }

  get basketId(): string | undefined {
    return this.ports.storage.get(storageKeys.basketId);
  }

  /** Keeps the id, and the lines where the shop restores baskets. */
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
    // The link has done its work once there is a basket: it must not bring back what was removed since.
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

  /** Remembers what was taken out over the page that answers a form. */
  keepRemoved(removed: RemovedItem | undefined): void {
    if (removed) this.ports.storage.set(removedKey, JSON.stringify(removed));
    else this.ports.storage.remove(removedKey);
  }

  /** What can still be put back at a moment. */
  removedAt(now: Date): RemovedItem | undefined {
    try {
      const kept: unknown = JSON.parse(this.ports.storage.get(removedKey) ?? 'null');
      return isRemovedItem(kept) && kept.until >= now.getTime() ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  /** After an order nothing of the basket is left to come back. */
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
