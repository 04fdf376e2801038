import { getSignupCampaign } from '@touchline/contract/client/newsletter';
import type { SignupCampaign } from '@touchline/contract/newsletter/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import { failureOf } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';

/**
 * - `open`: it can be taken part in, or says why not.
 * - `missing`: there is none of this component and trigger: CAMPAIGN NOT FOUND.
 */
export type CampaignStatus =
  | { kind: 'loading' }
  | { kind: 'open'; campaign: SignupCampaign }
  | { kind: 'missing' }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface CampaignSnapshot {
  status: CampaignStatus;
  componentId: string;
  trigger: string;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** A campaign for signing up; where there is none, the form for what is coming soon is shown instead. */
export class CampaignStore {
  status: CampaignStatus = { kind: 'loading' };
  componentId = '';
  trigger = '';
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<CampaignStore, 'ports'>(
      this,
      { ports: false, status: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: CampaignSnapshot): CampaignStore {
    return Object.assign(new CampaignStore(ports), snapshot);
  }

  toSnapshot(): CampaignSnapshot {
    const { status, componentId, trigger } = this;
    return { status, componentId, trigger };
  }

  /** What a sign-up names of the campaign; nothing while it cannot be taken part in. */
  get ofSignup(): { componentId: string; trigger: string; 'cs-version': string } | undefined {
    const { status, componentId, trigger } = this;
    if (status.kind !== 'open' || status.campaign.error !== undefined) return undefined;
    return { componentId, trigger, 'cs-version': status.campaign['cs-version'] };
  }

  /** Loads the campaign of a component, as opened by a trigger. */
  async load(componentId: string, trigger: string): Promise<void> {
    this.componentId = componentId;
    this.trigger = trigger;
    this.set({ kind: 'loading' });
    try {
      const campaign = await getSignupCampaign(this.ports.call, componentId, trigger);
      if (!campaign) this.ports.reporter.report(`CAMPAIGN NOT FOUND: ${componentId}, ${trigger}`);
      this.set(campaign ? { kind: 'open', campaign } : { kind: 'missing' });
    } catch (error) {
      this.set({ kind: 'failed', reason: failureOf(error) === 'offline' ? 'offline' : 'unavailable' });
    }
  }

  private set(status: CampaignStatus): void {
    this.status = status;
  }
}
