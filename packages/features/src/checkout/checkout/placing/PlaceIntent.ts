import { stored, type StorageNeeds, type Stored } from '../../../platform/storage/index.ts';
import { placeIntent } from '../storage.ts';
import type { Intent } from './intent.ts';

/**
 * Stores the idempotency key of an intent to pay until its outcome is known: a reload, a second press or a second tab
 * repeats the same key, so that one intent leads to one order.
 */
export class PlaceIntent {
  private readonly stored: Stored;

  constructor(ports: StorageNeeds) {
    this.stored = stored(ports);
  }

  /** The open intent for this basket. */
  of(basketId: string): Intent | undefined {
    const intent = this.stored.read(placeIntent);
    return intent?.basketId === basketId ? intent : undefined;
  }

  /** The open intent for this basket, or a new one. `key` takes over one that a page was served with. */
  begin(basketId: string, key?: string): Intent {
    const known = this.of(basketId);
    if (known) return known;
    const intent = { key: key ?? crypto.randomUUID(), basketId, isSent: false };
    this.write(intent);
    return intent;
  }

  /** The intent was sent: from here on its outcome may be unknown. */
  sent(intent: Intent): void {
    this.write({ ...intent, isSent: true });
  }

  /** The outcome is known: the next intent is a new one. */
  clear(): void {
    this.stored.remove(placeIntent);
  }

  private write(intent: Intent): void {
    this.stored.write(placeIntent, intent);
  }
}
