import { getAppRating, getFrame } from '@touchline/contract/client/site';
import { makeAutoObservable, runInAction } from 'mobx';
import type { DeviceType } from '../../platform/analytics/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { smartBannerClosed } from './choice.ts';
import { stored } from '../../platform/storage/index.ts';
import { appBanner, smartBannerHeight, type AppBanner } from './appBanner.ts';

type Needs = Pick<Ports, 'call' | 'storage' | 'clock' | 'reporter'>;

/** The banner that leads phones to the app of the shop: closed, it stays away for a week. */
export class SmartBannerStore {
  /** What it says; `undefined` as long as there is nothing to show. */
  banner: AppBanner | undefined = undefined;
  private isAway = false;
  private readonly ports: Needs;
  private readonly brand: string;

  constructor(ports: Needs, brand: string) {
    this.ports = ports;
    this.brand = brand;
    makeAutoObservable<SmartBannerStore, 'ports' | 'brand'>(
      this,
      { ports: false, brand: false },
      { autoBind: true },
    );
  }

  /** Whether it is to be seen now. */
  get isShown(): boolean {
    return this.banner !== undefined && !this.isAway;
  }

  /** Loads the banner for a device, once. Without its ratings it is shown all the same. */
  async begin(device: DeviceType): Promise<void> {
    const { ports, brand } = this;
    if (this.banner || device === 'other' || stored(ports).read(smartBannerClosed)) return;
    try {
      const [{ smartBanner }, rating] = await Promise.all([
        getFrame(ports.call, brand),
        getAppRating(ports.call, brand, device).catch(() => undefined),
      ]);
      runInAction(() => {
        this.banner = smartBanner && appBanner(smartBanner, rating);
      });
    } catch (error) {
      ports.reporter.report('The banner of the app could not be fetched', error);
    }
  }

  /** The page is scrolled to `y`: as far as the banner is high, it makes way. */
  scrollTo(y: number): void {
    this.isAway = y >= smartBannerHeight;
  }

  /** The shopper does not want it. */
  close(): void {
    stored(this.ports).write(smartBannerClosed, true);
    this.banner = undefined;
  }
}
