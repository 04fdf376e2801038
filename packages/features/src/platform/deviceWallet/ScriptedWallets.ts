import type { DeviceWallets, PaidSheet, SheetAddress, SheetContent, SheetRequest } from './DeviceWallets.ts';

/** What the person at a scripted sheet does: pays, closes it, or finds that it does not open. */
export type ScriptedPerson = PaidSheet | 'cancelled' | 'broken';

/** Wallets for stories and tests: each sheet that is opened is answered by script, and what it showed is kept. */
export class ScriptedWallets implements DeviceWallets {
  /** Identifiers of the wallets by which this device can pay. @default all */
  payable: readonly string[] | undefined = undefined;
  /** What happens before the answer: chosen addresses and deliveries, in order. */
  choices: readonly (SheetAddress | string)[] = [];
  person: ScriptedPerson = 'cancelled';
  readonly shown: SheetContent[] = [];

  canPay({ supportedMethods }: { supportedMethods: string }): Promise<boolean> {
    return Promise.resolve(this.payable?.includes(supportedMethods) ?? true);
  }

  async open({ content, delivery }: SheetRequest): Promise<PaidSheet | 'cancelled'> {
    if (this.person === 'broken') throw new Error('The sheet did not open.');
    this.shown.push(await content);
    for (const choice of this.choices) {
      if (!delivery) break;
      const next =
        typeof choice === 'string' ? await delivery.onOption(choice) : await delivery.onAddress(choice);
      this.shown.push(next);
    }
    return this.person;
  }
}
