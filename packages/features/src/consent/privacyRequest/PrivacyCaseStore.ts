import {
  confirmPrivacyRequest,
  getPrivacyCase,
  openPrivacyArchive,
  type PrivacyCaseOutcome,
} from '@touchline/contract/client/privacyRequest';
import type { PrivacyCase } from '@touchline/contract/privacyRequest/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type PrivacyCaseStatus =
  | { kind: 'loading' }
  | { kind: 'open'; privacyCase: PrivacyCase }
  /** The link is wrong or over, or there is none. */
  | { kind: 'linkOver' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

/** What a visitor can do with a case. */
export type PrivacyCaseAct = 'confirm' | 'download';

export interface PrivacyCaseSnapshot {
  status: PrivacyCaseStatus;
  key: string;
  problem?: 'failed' | 'offline' | 'tooMany';
}

type Needs = Pick<Ports, 'call' | 'navigation' | 'reporter'>;

/** A privacy request as the holder of a link sees it: confirms it, and downloads what it asked for. */
export class PrivacyCaseStore {
  status: PrivacyCaseStatus = { kind: 'loading' };
  /** The secret of the link. */
  key = '';
  /** Why the last act was not done. */
  problem: PrivacyCaseSnapshot['problem'] = undefined;
  /** What is being done. */
  running: PrivacyCaseAct | undefined = undefined;
  /** Something was done, or tried, since it was opened. */
  isActedOn = false;
  /** Where the file is downloaded from, once the link is used. */
  fileAddress: string | undefined = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<PrivacyCaseStore, 'ports'>(
      this,
      { ports: false, status: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: PrivacyCaseSnapshot): PrivacyCaseStore {
    return Object.assign(new PrivacyCaseStore(ports), snapshot);
  }

  toSnapshot(): PrivacyCaseSnapshot {
    const { status, key, problem } = this;
    return { status, key, ...(problem ? { problem } : {}) };
  }

  /** Opens a link; this changes nothing, since mail scanners open links too. */
  async open(key: string): Promise<void> {
    this.key = key;
    this.problem = undefined;
    this.isActedOn = false;
    if (key === '') return this.set({ kind: 'linkOver' });
    this.set({ kind: 'loading' });
    try {
      this.set(await getPrivacyCase(this.ports.call, key));
    } catch (error) {
      this.set({ kind: 'failed', reason: failureOf(error) === 'offline' ? 'offline' : 'unavailable' });
    }
  }

  /** Confirms the request of the link. */
  confirm(): Promise<boolean> {
    return this.act('confirm', () => confirmPrivacyRequest(this.ports.call, this.key));
  }

  /** Begins the download; the first time it uses the link up. */
  async download(): Promise<boolean> {
    const address = await this.takeFile();
    if (address === undefined) return false;
    this.ports.navigation.leave(address);
    return true;
  }

  /** Uses the link up; returns where the file is downloaded from. */
  async takeFile(): Promise<string | undefined> {
    if (this.fileAddress !== undefined) return this.fileAddress;
    await this.act('download', async () => {
      const outcome = await openPrivacyArchive(this.ports.call, this.key);
      if (outcome.kind !== 'ready') return outcome;
      this.setAddress(outcome.address);
      return this.status;
    });
    return this.fileAddress;
  }

  private setAddress(address: string): void {
    this.fileAddress = address;
  }

  private async act(
    act: PrivacyCaseAct,
    change: () => Promise<PrivacyCaseOutcome | PrivacyCaseStatus>,
  ): Promise<boolean> {
    if (this.running) return false;
    this.start(act);
    try {
      const outcome = await change();
      if (outcome.kind === 'tooMany') return this.stop('tooMany');
      this.set(outcome);
      this.finish();
      return outcome.kind === 'open';
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'failed';
      if (reason === 'failed') this.ports.reporter.report('The privacy case failed.', error);
      return this.stop(reason);
    }
  }

  private start(act: PrivacyCaseAct): void {
    this.running = act;
    this.problem = undefined;
    this.isActedOn = true;
  }

  private finish(): void {
    this.running = undefined;
  }

  private stop(problem: PrivacyCaseStore['problem']): false {
    this.running = undefined;
    this.problem = problem;
    return false;
  }

  private set(status: PrivacyCaseStatus): void {
    this.status = status;
  }
}
