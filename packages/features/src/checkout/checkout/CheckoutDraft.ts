import { stored, type StorageNeeds, type Stored } from '../../platform/storage/index.ts';
import type { DraftData } from './draftData.ts';
import { checkoutDraft } from './storage.ts';

/** Stores what was typed for the session of this tab. */
export class CheckoutDraft {
  private readonly stored: Stored;

  constructor(ports: StorageNeeds) {
    this.stored = stored(ports);
  }

  save(data: DraftData): void {
    this.stored.write(checkoutDraft, data);
  }

  /** The stored draft, unless it is too old or invalid. */
  read(): DraftData | undefined {
    return this.stored.read(checkoutDraft);
  }

  forget(): void {
    this.stored.remove(checkoutDraft);
  }
}
