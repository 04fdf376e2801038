import { getVisitor } from '@touchline/contract/client/visitor';
import type { Associate } from '@touchline/contract/associate/schema';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import type { ConsentRegime } from '@touchline/contract/consent/schema';
import type { VisitorMembership } from '@touchline/contract/loyalty/schema';
import type { Identity, SuggestedRegion, Visitor } from '@touchline/contract/visitor/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../ports/index.ts';

export interface SessionSnapshot {
  identity: Identity;
  bagCount?: number;
  wishlist?: readonly string[];
  membership?: VisitorMembership;
  associate?: Associate;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Takes the flags that differ by visitor. */
type TakeFlags = (flags: Partial<FlagValues>) => void;

const nobody: Identity = { kind: 'visitor', key: '' };

/**
 * Who the visitor is, and what public pages show of them. Those pages come without it, so that they are the same for
 * everybody: `refresh` joins it afterwards.
 */
export class SessionStore {
  identity: Identity = nobody;
  /** Number of items in the bag; `undefined` while it is not known. */
  bagCount: number | undefined = undefined;
  /** Products that whoever is signed in has saved, when the visitor was last asked for. */
  wishlist: readonly string[] = [];
  /** The region that fits the visitor better, as the last response of the visitor call suggests. */
  region: SuggestedRegion | undefined = undefined;
  /** How the law treats cookies where the visitor is; `undefined` as long as that is not known. */
  consent: ConsentRegime | undefined = undefined;
  /** The back end knows the visitor as a crawler. */
  isCrawler: boolean = false;
  /** The membership of whoever is signed in; `undefined` where there is no programme. */
  membership: VisitorMembership | undefined = undefined;
  /** The store associate who serves on this device, if one is signed in. */
  associate: Associate | undefined = undefined;
  /** Increases each time the visitor becomes another person. */
  version = 0;

  private running: Promise<void> | undefined = undefined;
  private isOutdated = false;
  /** How often the bag was counted; a response that was requested before the last count is older than it. */
  private counts = 0;
  private readonly listeners = new Set<() => void>();
  private readonly ports: Needs;
  private readonly takeFlags: TakeFlags;

  constructor(ports: Needs, takeFlags: TakeFlags = () => undefined) {
    this.ports = ports;
    this.takeFlags = takeFlags;
    makeAutoObservable<
      SessionStore,
      'ports' | 'takeFlags' | 'running' | 'isOutdated' | 'counts' | 'listeners'
    >(
      this,
      {
        ...{ ports: false, takeFlags: false, running: false },
        ...{ isOutdated: false, counts: false, listeners: false },
        ...{ wishlist: observableRef, region: observableRef, membership: observableRef },
        associate: observableRef,
      },
      { autoBind: true },
    );
  }

  static fromSnapshot(
    ports: Needs,
    { identity, bagCount, wishlist = [], membership, associate }: SessionSnapshot,
    takeFlags?: TakeFlags,
  ): SessionStore {
    return Object.assign(new SessionStore(ports, takeFlags), {
      ...{ identity, bagCount, wishlist, membership, associate },
    });
  }

  toSnapshot(): SessionSnapshot {
    const { identity, bagCount, wishlist, membership, associate } = this;
    return {
      identity: { ...identity },
      ...(bagCount === undefined ? {} : { bagCount }),
      ...(wishlist.length > 0 ? { wishlist } : {}),
      ...(membership ? { membership } : {}),
      ...(associate ? { associate } : {}),
    };
  }

  /**
   * Differs from one person to the next; empty for visitors and guests. A guest is whoever uses this browser: when the
   * checkout session of one expires and another begins, it is the same person, whose basket is restored.
   */
  get person(): string {
    const { kind, key } = this.identity;
    return kind === 'visitor' || kind === 'guest' ? '' : key;
  }

  /** Whether somebody is signed in to an account, full or light. */
  get isSignedIn(): boolean {
    const { kind } = this.identity;
    return kind === 'customer' || kind === 'light';
  }

  /** Whether whoever is signed in is a member of the programme. */
  get isMember(): boolean {
    return this.membership?.isMember ?? false;
  }

  /** The name to greet the visitor with. */
  get displayName(): string | undefined {
    return this.identity.name;
  }

  /** Asks who the visitor is. Requested again meanwhile, it asks again: the first response may be outdated. */
  refresh(): Promise<void> {
    this.isOutdated = this.running !== undefined;
    this.running ??= this.askUntilCurrent().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Waits for an answer that is on its way. */
  settled(): Promise<void> {
    return this.running ?? Promise.resolve();
  }

  /** The session that a call was made with is over. Without one there is nothing to lose. */
  refreshIfKnown(): void {
    if (this.identity.kind !== 'visitor') void this.refresh();
  }

  /** Takes the number of items from a basket that was just loaded or changed. */
  setBagCount(count: number): void {
    this.counts += 1;
    this.bagCount = count;
  }

  /** Calls `listener` at once when the visitor becomes another person; returns a function that ends that. */
  onIdentityChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async askUntilCurrent(): Promise<void> {
    do {
      this.isOutdated = false;
      const before = this.counts;
      try {
        const visitor = await getVisitor(this.ports.call);
        runInAction(() => this.take(visitor, before));
      } catch (error) {
        // What is known stays: the next page or message asks again.
        this.ports.reporter.report('The visitor could not be asked for.', error);
      }
    } while (this.isOutdated);
  }

  private take(
    { identity, bagCount, flags, region, consent, isCrawler, wishlist = [], membership, associate }: Visitor,
    before: number,
  ): void {
    this.isCrawler = isCrawler === true;
    const { person } = this;
    if (flags) this.takeFlags(flags);
    this.identity = identity;
    this.wishlist = wishlist;
    this.region = region;
    this.consent = consent;
    this.membership = membership;
    this.associate = associate;
    const isOther = person !== this.person;
    if (isOther || before === this.counts) this.bagCount = bagCount;
    if (!isOther) return;
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
