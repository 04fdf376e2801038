import * as client from '@touchline/contract/client/launch';
import type { LaunchOutcome, LaunchRefusalReason } from '@touchline/contract/client/launch';
import { tierOfGroup } from '@touchline/contract/launch/constants';
import type { LaunchEvent } from '@touchline/contract/launch/event';
import type { Launch, LaunchStanding } from '@touchline/contract/launch/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BotCheckStore, type SolveBotChallenge } from '../platform/botCheck/index.ts';
import { failureOf } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';
import {
  launchPhase,
  lookAgainAfter,
  lostBetween,
  type LaunchMemory,
  type LaunchPhase,
} from './launchPhase.ts';
import { ServerClock } from './ServerClock.ts';

/** What a visitor does in a launch. */
export const launchActions = ['join', 'leave', 'enter', 'withdraw'] as const;
export type LaunchAction = (typeof launchActions)[number];

/** Why an action was not carried out. */
export type LaunchProblem = LaunchRefusalReason | 'sizeMissing' | 'offline' | 'unavailable';

/** What stands between a visitor and taking part. */
export type LaunchObstacle = 'signedOut' | 'membersOnly' | 'notVerified';

export type LaunchStatus =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface LaunchSnapshot {
  status: LaunchStatus;
  launch?: Launch;
  standing?: LaunchStanding;
  memory?: LaunchMemory;
  problem?: LaunchProblem;
  sku?: string;
}

/**
 * Hands an action over to the store that has taken this one's place, because the page has learnt who its visitor is.
 * Resolves to whether this store is over.
 */
export type HandOver = (
  action: LaunchAction,
  chosen: { readonly event: LaunchEvent; readonly sku: string | undefined },
) => Promise<boolean>;

type Needs = Pick<Ports, 'call' | 'clock' | 'reporter'>;

/** One launch, and where its visitor is in it: in the waiting room, in the draw, or in the shop. */
export class LaunchStore {
  status: LaunchStatus = { kind: 'loading' };
  /** As its product names it, before it is loaded. */
  event: LaunchEvent | undefined = undefined;
  launch: Launch | undefined = undefined;
  standing: LaunchStanding | undefined = undefined;
  /** The action under way. */
  busy: LaunchAction | undefined = undefined;
  problem: LaunchProblem | undefined = undefined;
  /** The size to enter the draw for. */
  sku: string | undefined = undefined;
  readonly clock: ServerClock;
  readonly botCheck: BotCheckStore<'join' | 'enter'>;
  private memory: LaunchMemory | undefined = undefined;
  private readonly ports: Needs;
  private readonly handOver: HandOver;
  /** A form was refused in this request: the page that answers it says why. */
  private isFormResponse = false;

  constructor(ports: Needs, handOver: HandOver = () => Promise.resolve(false), solve?: SolveBotChallenge) {
    this.ports = ports;
    this.handOver = handOver;
    this.clock = new ServerClock(ports.clock);
    this.botCheck = new BotCheckStore(ports, async (action) => void (await this.submit(action)), solve);
    makeAutoObservable<LaunchStore, 'ports' | 'handOver' | 'isFormResponse'>(
      this,
      {
        ...{ ports: false, handOver: false, clock: false, botCheck: false, isFormResponse: false },
        ...{ event: observableRef, launch: observableRef, standing: observableRef },
      },
      { autoBind: true },
    );
  }

  /** The state from the server. */
  static fromSnapshot(ports: Needs, snapshot: LaunchSnapshot, handOver?: HandOver): LaunchStore {
    const store = new LaunchStore(ports, handOver);
    store.restore(snapshot);
    return store;
  }

  toSnapshot(): LaunchSnapshot {
    const { status, launch, standing, memory, problem, sku } = this;
    return {
      status,
      ...(launch ? { launch } : {}),
      ...(standing ? { standing } : {}),
      ...(memory ? { memory } : {}),
      ...(problem ? { problem } : {}),
      ...(sku === undefined ? {} : { sku }),
    };
  }

  /** The launch by its dates and kind, from wherever they are known first. */
  get known(): LaunchEvent | undefined {
    return this.launch ?? this.event;
  }

  get phase(): LaunchPhase | undefined {
    const { known: event, standing, memory } = this;
    return event && launchPhase({ event, standing, memory });
  }

  /** What stands between the visitor and taking part; `undefined` when nothing does, or it is not known yet. */
  get obstacle(): LaunchObstacle | undefined {
    const { known, standing } = this;
    if (!known || !standing) return undefined;
    if (!standing.isSignedIn) return 'signedOut';
    if (standing.tier < tierOfGroup(known.exclusivityGroup)) return 'membersOnly';
    return standing.isVerified ? undefined : 'notVerified';
  }

  /** Whether the launch is for members, and the visitor could become one. */
  get isForNewMembers(): boolean {
    const { obstacle, phase, standing } = this;
    return obstacle === 'membersOnly' && phase?.kind === 'membersOnly' && standing?.tier === 0;
  }

  /** The name of the size that a draw was entered for. */
  sizeLabel(sku: string): string {
    return this.launch?.sizes?.find((size) => size.sku === sku)?.label ?? sku;
  }

  /** After how long to look again, in milliseconds; `undefined` where nothing is expected. */
  get lookAfter(): number | undefined {
    return this.phase && lookAgainAfter(this.phase);
  }

  /** Shows a launch that a product names; whatever was shown of another one is gone. */
  show(event: LaunchEvent): void {
    if (this.event?.id === event.id) return;
    Object.assign(this, { launch: undefined, standing: undefined, memory: undefined });
    Object.assign(this, { problem: undefined, sku: undefined });
    this.event = event;
    this.status = { kind: 'loading' };
  }

  /** Loads the launch, and where the visitor is in it. */
  async load(id: string): Promise<void> {
    if (this.isFormResponse) {
      this.isFormResponse = false;
      return;
    }
    this.problem = undefined;
    const { call } = this.ports;
    try {
      const [launch, standing] = await Promise.all([
        client.getLaunch(call, id),
        client.getLaunchStanding(call, id),
      ]);
      runInAction(() => {
        this.launch = launch;
        if (standing) this.take(standing);
        this.status = { kind: launch && standing ? 'ready' : 'notFound' };
      });
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      runInAction(() => {
        // What is on the page stays.
        if (!this.standing) this.status = { kind: 'failed', reason };
      });
    }
  }

  /** Loads again after a failure. */
  async retry(): Promise<void> {
    const { known } = this;
    if (known) await this.load(known.id);
  }

  /** Looks where the visitor is now; for whoever waits or holds a seat it is the sign of life that keeps it. */
  async look(): Promise<void> {
    const { known, phase } = this;
    if (!known || this.busy) return;
    const { call } = this.ports;
    try {
      // Before the opening, joining again keeps the place of somebody whose computer slept.
      if (phase?.kind === 'gathering') this.takeOutcome(await client.joinWaitingRoom(call, known.id));
      else if (phase?.kind === 'waiting' || phase?.kind === 'seated')
        this.takeOutcome(await client.showPresence(call, known.id));
      else {
        const standing = await client.getLaunchStanding(call, known.id);
        if (standing) runInAction(() => this.take(standing));
      }
    } catch (error) {
      // The next look may succeed; the page says so only where an action of the visitor fails.
      failureOf(error);
    }
  }

  /** Chooses the size to enter the draw for. */
  chooseSize(sku: string): void {
    this.sku = sku;
    if (this.problem === 'sizeMissing' || this.problem === 'noSuchSize') this.problem = undefined;
  }

  /** Carries out what the visitor asks for. Resolves to whether it was done; `problem` says why not. */
  async submit(action: LaunchAction): Promise<boolean> {
    const { known, sku } = this;
    if (!known || this.busy) return false;
    if (action === 'enter' && sku === undefined) {
      this.problem = 'sizeMissing';
      return false;
    }
    this.busy = action;
    this.problem = undefined;
    this.botCheck.dismiss();
    try {
      if (await this.handOver(action, { event: known, sku })) return false;
      return this.takeOutcome(await this.ask(action, known.id, sku ?? ''), action);
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      runInAction(() => (this.problem = reason));
      return false;
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  /** Carries out a form that was sent without JavaScript; the page that answers keeps a refusal. */
  async applyForm(action: LaunchAction, sku: string | undefined): Promise<boolean> {
    if (sku !== undefined) this.chooseSize(sku);
    const isDone = await this.submit(action);
    this.isFormResponse = true;
    return isDone;
  }

  private ask(action: LaunchAction, id: string, sku: string): Promise<LaunchOutcome> {
    const { call } = this.ports;
    switch (action) {
      case 'join':
        return client.joinWaitingRoom(call, id, this.botCheck.consumeProof());
      case 'leave':
        return client.leaveWaitingRoom(call, id);
      case 'enter':
        return client.enterDraw(call, id, sku, this.botCheck.consumeProof());
      case 'withdraw':
        return client.withdrawEntry(call, id);
    }
  }

  private takeOutcome(outcome: LaunchOutcome, action?: LaunchAction): boolean {
    if (outcome.kind === 'refused') {
      const { reason } = outcome;
      if (action !== undefined) this.problem = reason;
      if (reason === 'botCheck' && (action === 'join' || action === 'enter')) this.botCheck.request(action);
      if (reason === 'signedOut' && this.standing)
        this.take({ ...this.standing, isSignedIn: false, mayBuy: false, queue: undefined, entry: undefined });
      return false;
    }
    if (action !== undefined)
      this.memory = action === 'leave' ? 'left' : action === 'withdraw' ? 'withdrawn' : undefined;
    this.take(outcome.standing, action);
    return true;
  }

  private restore({ status, launch, standing, memory, problem, sku }: LaunchSnapshot): void {
    Object.assign(this, { status, launch, problem, sku });
    if (standing) this.take(standing);
    this.memory = memory;
  }

  private take(standing: LaunchStanding, action?: LaunchAction): void {
    // An answer that was on its way when the visitor did something does not undo it.
    if (this.standing && Date.parse(standing.now) < Date.parse(this.standing.now)) return;
    const lost = action === undefined ? lostBetween(this.standing, standing) : undefined;
    if (lost && standing.isSignedIn) this.memory = lost;
    this.standing = standing;
    this.clock.take(standing.now);
  }
}
