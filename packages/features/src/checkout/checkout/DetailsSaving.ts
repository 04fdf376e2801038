import { ApiError, RateLimited } from '@touchline/contract/errors';
import { failureOf } from '../../platform/failure/index.ts';
import type { DeliveryStore } from './delivery/DeliveryStore.ts';
import type { DetailsStore } from './details/DetailsStore.ts';
import type { PlacingStore } from './placing/PlacingStore.ts';

/** The parts of the checkout that saving the details needs. */
export interface SavingParts {
  details: DetailsStore;
  delivery: DeliveryStore;
  placing: PlacingStore;
  /** Called when the delivery options are there. */
  onDelivery: () => void;
}

/** Saves contact and address, and loads the delivery options for them. */
export class DetailsSaving {
  /** Runs saves one after the other: leaving a field and pressing the button cause the same save. */
  private saves: Promise<unknown> = Promise.resolve();
  private readonly parts: SavingParts;

  constructor(parts: SavingParts) {
    this.parts = parts;
  }

  /** `true` when everything is saved and the delivery options are there. */
  save(): Promise<boolean> {
    const saved = this.saves.catch(() => undefined).then(() => this.reportingFailures(() => this.saveNow()));
    this.saves = saved;
    return saved;
  }

  private async saveNow(): Promise<boolean> {
    const { details, delivery, onDelivery } = this.parts;
    const saved = await details.save();
    if (saved.kind === 'delivery') await delivery.applyOutcome(saved.outcome);
    if (saved.kind !== 'saved') return false;
    const isAnother = saved.isNew || delivery.isShippingBlocked;
    if (isAnother) delivery.clear();
    if (isAnother || delivery.status !== 'ready') await delivery.load();
    if (delivery.status === 'ready') onDelivery();
    return delivery.status === 'ready';
  }

  /** Reports a failed call at its step; nothing typed is lost. */
  private async reportingFailures(action: () => Promise<boolean>): Promise<boolean> {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const seconds = error instanceof RateLimited ? { seconds: error.retryAfter } : {};
      const failure = { reason: failureOf(error), ...seconds };
      // The address step cannot fix an expired session.
      if (failure.reason === 'signIn') this.parts.placing.announce({ kind: 'failed', ...failure });
      else this.parts.details.setFailure(failure);
      return false;
    }
  }
}
