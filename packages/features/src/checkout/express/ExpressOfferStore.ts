import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import type { Site } from '../../platform/site/index.ts';

/** A wallet by which this shopper may buy at once. */
export type OfferedWallet = NonNullable<Site['market']['deviceWallets']>[number];

/** Whether the shopper's device has a wallet that this market takes. Nothing else of buying at once is loaded before. */
export class ExpressOfferStore {
  /** The wallets that the device can pay with; empty until that is known. */
  wallets: readonly OfferedWallet[] = [];
  readonly ports: Ports;
  private readonly site: Site;

  constructor(ports: Ports, site: Site) {
    this.ports = ports;
    this.site = site;
    makeAutoObservable<ExpressOfferStore, 'site'>(
      this,
      { ports: false, site: false, wallets: observableRef },
      { autoBind: true },
    );
  }

  /** Asks the device. */
  async look(): Promise<void> {
    const { deviceWallets } = this.ports;
    const { deviceWallets: taken = [] } = this.site.market;
    if (!deviceWallets || taken.length === 0) return;
    const answers = await Promise.all(taken.map(({ wallet }) => deviceWallets.canPay(wallet)));
    runInAction(() => (this.wallets = taken.filter((_, at) => answers[at])));
  }
}
