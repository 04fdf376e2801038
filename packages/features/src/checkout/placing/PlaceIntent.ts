import type { KeyValueStorage } from '../../ports/index.ts';

/** The intent to pay one basket, with its idempotency key. */
export interface Intent {
  key: string;
  basketId: string;
  /** It was sent, and its outcome is not known yet. */
  isSent: boolean;
}

const storageKey = 'placeIntent';

/**
 * Stores the idempotency key of an intent to pay until its outcome is known: a reload, a second press or a second tab
 * repeats the same key, so that one intent leads to one order.
 */
export class PlaceIntent {
  private readonly storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.storage = storage;
  }

  /** The open intent for this basket. */
  of(basketId: string): Intent | undefined {
    const intent = this.read();
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
  settle(): void {
    this.storage.remove(storageKey);
  }

  private write(intent: Intent): void {
    this.storage.set(storageKey, JSON.stringify(intent));
  }

  private read(): Intent | undefined {
    try {
      const value: unknown = JSON.parse(this.storage.get(storageKey) ?? '');
      return isIntent(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }
}

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, basketId, isSent } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof basketId === 'string' && typeof isSent === 'boolean';
}
