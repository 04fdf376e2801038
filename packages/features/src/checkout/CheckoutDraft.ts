import type { Clock, KeyValueStorage } from '../ports/index.ts';
import type { FieldValues } from './fields/FieldsStore.ts';

/** The typed text, so that nothing is lost. Card data is never part of it: it is not on the shop's page. */
export interface DraftData {
  contact: FieldValues;
  shipping: FieldValues;
  billing: FieldValues;
  billingSameAsShipping: boolean;
}

const key = 'checkoutDraft';
/** How long the state of a session is stored: 2 hours, in milliseconds. */
export const sessionLifetime = 7_200_000;

/** Stores what was typed for the session of this tab. */
export class CheckoutDraft {
  private readonly storage: KeyValueStorage;
  private readonly clock: Clock;

  constructor(storage: KeyValueStorage, clock: Clock) {
    this.storage = storage;
    this.clock = clock;
  }

  keep(data: DraftData): void {
    this.storage.set(key, JSON.stringify({ ...data, keptAt: this.clock.now().getTime() }));
  }

  /** The stored draft, unless it is too old or invalid. */
  read(): DraftData | undefined {
    try {
      const kept = JSON.parse(this.storage.get(key) ?? 'null') as (DraftData & { keptAt: number }) | null;
      if (!kept || this.clock.now().getTime() - kept.keptAt >= sessionLifetime) return undefined;
      return {
        contact: texts(kept.contact),
        shipping: texts(kept.shipping),
        billing: texts(kept.billing),
        billingSameAsShipping: kept.billingSameAsShipping,
      };
    } catch {
      return undefined;
    }
  }

  forget(): void {
    this.storage.remove(key);
  }
}

function texts(values: unknown): FieldValues {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
