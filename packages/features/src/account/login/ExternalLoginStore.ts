import { makeAutoObservable } from 'mobx';
import type { ExternalLoginReason } from './externalLoginReason.ts';

/** Why signing in by somebody else's account did not work, for the page and the dialog that tell of it. */
export class ExternalLoginStore {
  reason: ExternalLoginReason | undefined;

  constructor(reason?: ExternalLoginReason) {
    this.reason = reason;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes the reason that came back from the provider; `undefined` when there is none. */
  take(reason: ExternalLoginReason | undefined): void {
    this.reason = reason;
  }
}
