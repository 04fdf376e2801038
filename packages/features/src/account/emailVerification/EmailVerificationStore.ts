import { requestEmailVerification, verifyEmail } from '@touchline/contract/client/account';
import { maxReturnLength } from '@touchline/contract/account/constants';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type EmailVerificationStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The link is on its way to this address. */
  | { kind: 'sent'; email: string }
  | { kind: 'verifying' }
  | { kind: 'verified' }
  /** The link is wrong, over, or of another account. */
  | { kind: 'linkOver' }
  | { kind: 'signedOut' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

/** What the address of the page holds. */
export interface VerificationLink {
  /** Empty when the page was opened without one. */
  key: string;
  /** Where the shopper goes on, below the site path; absent for the account. */
  returnTo?: string | undefined;
}

export interface EmailVerificationSnapshot {
  status: EmailVerificationStatus;
  link: VerificationLink;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Verifies the email address of whoever is signed in: sends the link, and takes it. */
export class EmailVerificationStore {
  status: EmailVerificationStatus = { kind: 'idle' };
  link: VerificationLink = { key: '' };
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<EmailVerificationStore, 'ports'>(
      this,
      { ports: false, status: observableRef, link: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, { status, link }: EmailVerificationSnapshot): EmailVerificationStore {
    return Object.assign(new EmailVerificationStore(ports), { status, link });
  }

  toSnapshot(): EmailVerificationSnapshot {
    const { status, link } = this;
    return { status, link };
  }

  /** Whether a call is under way. */
  get isBusy(): boolean {
    return this.status.kind === 'sending' || this.status.kind === 'verifying';
  }

  /** Takes the link that a mail led to; `isVerified` when there is nothing left to do. */
  open(link: VerificationLink, isVerified: boolean): void {
    this.link = link;
    if (isVerified) this.status = { kind: 'verified' };
  }

  /** Sends a link that leads back to `returnTo`, below the site path; a second press while it runs does nothing. */
  async sendLink(returnTo?: string): Promise<void> {
    const target = returnTo && returnTo.length <= maxReturnLength ? returnTo : undefined;
    await this.run({ kind: 'sending' }, async () => {
      const outcome = await requestEmailVerification(this.ports.call, target);
      return statusOf(outcome);
    });
  }

  /** Verifies the address by the key of the link. */
  async verify(): Promise<void> {
    const { key } = this.link;
    await this.run({ kind: 'verifying' }, async () => statusOf(await verifyEmail(this.ports.call, key)));
  }

  private async run(
    busy: EmailVerificationStatus,
    call: () => Promise<EmailVerificationStatus>,
  ): Promise<void> {
    if (this.isBusy) return;
    this.status = busy;
    let status: EmailVerificationStatus;
    try {
      status = await call();
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('An email address could not be verified.', error);
      status = { kind: 'failed', reason };
    }
    runInAction(() => (this.status = status));
  }
}

type Outcome = Awaited<ReturnType<typeof requestEmailVerification> | ReturnType<typeof verifyEmail>>;

function statusOf(outcome: Outcome): EmailVerificationStatus {
  if (outcome.kind === 'freshSignInNeeded') return { kind: 'signedOut' };
  if (outcome.kind === 'botCheckNeeded') return { kind: 'tooMany', seconds: 600 };
  return outcome;
}
