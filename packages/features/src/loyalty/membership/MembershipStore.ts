import * as client from '@touchline/contract/client/loyalty';
import type {
  LoyaltyStatus,
  MembershipNotification,
  PointsHistory,
  Voucher,
} from '@touchline/contract/loyalty/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { membershipInfo, type MembershipInfo } from './storage.ts';

export type MembershipStatus =
  | { kind: 'loading' }
  | { kind: 'ready' }
  /** The session is over. */
  | { kind: 'signedOut' }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

/** What the forms of the page ask for. */
export type MembershipAction = 'join' | 'redeem' | 'askLeave' | 'keep' | 'leave' | 'seen';

export type MembershipProblem =
  Exclude<client.LoyaltyRefusal['kind'], 'noProgramme' | 'noSuchReward'> | 'offline' | 'unavailable';

export interface MembershipSnapshot {
  status: MembershipStatus;
  loyalty?: LoyaltyStatus;
  vouchers: readonly Voucher[];
  history?: PointsHistory;
  notifications: readonly MembershipNotification[];
  problem?: MembershipProblem;
  done?: MembershipAction;
  isLeaving: boolean;
}

interface Input {
  /** Called after a change that the header shows. */
  readonly onChange: () => void;
}

type Needs = Pick<Ports, 'call' | 'clock' | 'reporter' | 'storage'>;

/** The membership of whoever is signed in: tier, points, vouchers, news, joining and leaving. */
export class MembershipStore {
  status: MembershipStatus = { kind: 'loading' };
  loyalty: LoyaltyStatus | undefined = undefined;
  vouchers: readonly Voucher[] = [];
  history: PointsHistory | undefined = undefined;
  notifications: readonly MembershipNotification[] = [];
  /** What the member last had, where it could not be loaded now. */
  lastKnown: MembershipInfo | undefined = undefined;
  /** The change that is under way. */
  busy: MembershipAction | undefined = undefined;
  problem: MembershipProblem | undefined = undefined;
  /** The change that was just made. */
  done: MembershipAction | undefined = undefined;
  /** Whether the question stands if the member really wants to leave. */
  isLeaving = false;
  private readonly ports: Needs;
  private readonly input: Input;
  private readonly cache: client.LoyaltyCache;
  /** Key of the voucher being bought: a repeated press buys it once. */
  private requestKey: string | undefined = undefined;

  constructor(ports: Needs, input: Input) {
    this.ports = ports;
    this.input = input;
    this.cache = client.createLoyaltyCache(() => ports.clock.now());
    makeAutoObservable<MembershipStore, 'ports' | 'input' | 'cache' | 'requestKey'>(
      this,
      {
        ...{ ports: false, input: false, cache: false, requestKey: false },
        ...{ loyalty: observableRef, vouchers: observableRef, history: observableRef },
        notifications: observableRef,
      },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, input: Input, snapshot: MembershipSnapshot): MembershipStore {
    return Object.assign(new MembershipStore(ports, input), snapshot);
  }

  toSnapshot(): MembershipSnapshot {
    const { status, loyalty, vouchers, history, notifications, problem, done, isLeaving } = this;
    return {
      ...{ status, vouchers, notifications, isLeaving },
      ...(loyalty ? { loyalty } : {}),
      ...(history ? { history } : {}),
      ...(problem ? { problem } : {}),
      ...(done ? { done } : {}),
    };
  }

  get isMember(): boolean {
    return this.loyalty?.isMember ?? false;
  }

  /** What the member has not seen yet. */
  get unseen(): readonly MembershipNotification[] {
    return this.notifications.filter(({ isSeen }) => !isSeen);
  }

  /** Loads everything that the page shows; the status is cached first. */
  async load({ isFresh = false }: { isFresh?: boolean } = {}): Promise<void> {
    if (!this.loyalty) this.status = { kind: 'loading' };
    const { call } = this.ports;
    try {
      const [loyalty, vouchers, history, news] = await Promise.all([
        client.getLoyaltyStatus(call, this.cache, { isFresh }),
        client.getVouchers(call),
        client.getPointsHistory(call),
        client.getMembershipNotifications(call),
      ]);
      runInAction(() => {
        if (
          loyalty.kind !== 'done' ||
          vouchers.kind !== 'done' ||
          history.kind !== 'done' ||
          news.kind !== 'done'
        ) {
          this.status =
            loyalty.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'failed', reason: 'unavailable' };
          return;
        }
        this.loyalty = loyalty.answer;
        this.vouchers = vouchers.answer;
        this.history = history.answer;
        this.notifications = news.answer;
        this.status = { kind: 'ready' };
      });
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      runInAction(() => {
        this.status = { kind: 'failed', reason };
        this.lastKnown = stored(this.ports).read(membershipInfo);
      });
    }
  }

  /** Loads the status alone, for the checkout; cached first. It is no reason to stop anybody from buying. */
  async loadStatus(): Promise<void> {
    try {
      const outcome = await client.getLoyaltyStatus(this.ports.call, this.cache);
      if (outcome.kind === 'done') runInAction(() => (this.loyalty = outcome.answer));
    } catch (error) {
      this.ports.reporter.report('The loyalty status could not be loaded', error);
    }
  }

  /** Carries out a form of the page; returns whether it was. */
  async submit(action: MembershipAction, points = 0): Promise<boolean> {
    if (this.busy) return false;
    this.problem = undefined;
    this.done = undefined;
    if (action === 'askLeave' || action === 'keep') {
      this.isLeaving = action === 'askLeave';
      return true;
    }
    this.busy = action;
    try {
      const outcome = await this.call(action, points);
      if (outcome.kind !== 'done') {
        runInAction(() => (this.problem = problemOf(outcome)));
        return false;
      }
      await this.load({ isFresh: true });
      runInAction(() => {
        this.done = action;
        this.isLeaving = false;
      });
      this.input.onChange();
      return true;
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      runInAction(() => (this.problem = reason));
      return false;
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  /** Accepts the terms of now. Another page than that of the membership has not loaded which these are. */
  private async join(): Promise<client.LoyaltyOutcome<LoyaltyStatus>> {
    const { call } = this.ports;
    if (this.loyalty) return client.joinLoyalty(call, this.loyalty.termsVersion);
    const status = await client.getLoyaltyStatus(call, this.cache);
    return status.kind === 'done' ? client.joinLoyalty(call, status.answer.termsVersion) : status;
  }

  private async call(
    action: 'join' | 'redeem' | 'leave' | 'seen',
    points: number,
  ): Promise<client.LoyaltyOutcome<unknown>> {
    const { call } = this.ports;
    switch (action) {
      case 'join':
        return this.join();
      case 'leave':
        return client.leaveLoyalty(call);
      case 'seen':
        return client.seeMembershipNotifications(call);
      case 'redeem': {
        this.requestKey ??= crypto.randomUUID();
        const outcome = await client.redeemPoints(call, points, this.requestKey);
        // An answer of any kind settles the request; a lost one is repeated with the same key.
        this.requestKey = undefined;
        return outcome;
      }
    }
  }
}

function problemOf({ kind }: client.LoyaltyRefusal): MembershipProblem {
  return kind === 'noProgramme' || kind === 'noSuchReward' ? 'unavailable' : kind;
}
