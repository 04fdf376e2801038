import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { AskedDocument } from '@touchline/contract/client/permissions';
import { ApiError } from '@touchline/contract/errors';
import type { DocumentConsent } from '@touchline/contract/permissions/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BasketStore } from '../../../cart/basket/index.ts';
import { failureOf, type FailureReason } from '../../../platform/failure/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/permissions'));

export interface ConsentsSnapshot {
  status: ConsentStore['status'];
  scenarioDocuments: readonly AskedDocument[];
  missing: readonly string[];
  /** What was ticked and is not kept yet. */
  wanted?: readonly string[];
  failure?: FailureReason;
}

/** What the delivery step asks the shopper to agree to, and what was agreed to. */
export class ConsentStore {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  /** The documents of the market, in the order shown. */
  scenarioDocuments: readonly AskedDocument[] = [];
  /** Documents that have to be agreed to and were not when it was checked; each is said at its box. */
  readonly missing = new Set<string>();
  /** The last answer was not kept; it is sent again when paying. */
  failure: FailureReason | undefined = undefined;
  /** What is ticked, while the basket does not have it yet. */
  private wanted: ReadonlySet<string> | undefined = undefined;
  /** Answers are sent one after the other. */
  private sending: Promise<unknown> = Promise.resolve();
  private readonly ports: Pick<Ports, 'call'>;
  private readonly basket: BasketStore;
  private readonly asksAddress: () => boolean;

  /** `asksAddress`: something is sent to an address. */
  constructor(ports: Pick<Ports, 'call'>, basket: BasketStore, asksAddress: () => boolean) {
    this.ports = ports;
    this.basket = basket;
    this.asksAddress = asksAddress;
    makeAutoObservable<ConsentStore, 'ports' | 'basket' | 'asksAddress' | 'sending' | 'wanted'>(
      this,
      {
        ...{ ports: false, basket: false, asksAddress: false, sending: false },
        ...{ scenarioDocuments: observableRef, wanted: observableRef },
      },
      { autoBind: true },
    );
  }

  /** The documents that this order is asked for. */
  get asked(): readonly AskedDocument[] {
    return this.scenarioDocuments.filter(
      ({ isOnlyForAddress = false }) => this.asksAddress() || !isOnlyForAddress,
    );
  }

  /** Ids of the documents that are agreed to, in their version of now. */
  get acceptedConsents(): ReadonlySet<string> {
    if (this.wanted) return this.wanted;
    const kept = this.basket.basket?.acceptedConsents ?? [];
    return new Set(
      this.scenarioDocuments
        .filter(({ documentId, version }) =>
          kept.some((each) => each.documentId === documentId && each.version === version),
        )
        .map(({ documentId }) => documentId),
    );
  }

  /** Whether everything that an order needs is agreed to. */
  get isComplete(): boolean {
    return this.status !== 'failed' && this.open.length === 0;
  }

  /** Loads what the market asks for. */
  async load(): Promise<void> {
    this.setStatus('loading');
    try {
      this.show(await (await calls()).getAskedDocuments(this.ports.call, 'delivery'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.setStatus('failed');
    }
  }

  /** The shopper ticks a box, or takes that back: it is kept with the basket at once. */
  accept(documentId: string, isAccepted: boolean): Promise<void> {
    const next = new Set(this.acceptedConsents);
    if (isAccepted) next.add(documentId);
    else next.delete(documentId);
    return this.acceptOnly([...next]);
  }

  /** Exactly these documents are agreed to: the boxes of a posted form. */
  acceptOnly(documentIds: readonly string[]): Promise<void> {
    this.wanted = new Set(documentIds);
    for (const id of documentIds) this.missing.delete(id);
    const sent = this.sending.then(() => this.send());
    this.sending = sent;
    return sent;
  }

  /** Waits for answers that are on their way, and sends again what was not kept. */
  async settled(): Promise<void> {
    await this.sending;
    if (this.wanted) await this.acceptOnly([...this.wanted]);
  }

  /** Reports what is missing at its box; `true` when nothing is. */
  check(): boolean {
    this.missing.clear();
    for (const { documentId } of this.open) this.missing.add(documentId);
    return this.isComplete && this.wanted === undefined;
  }

  toSnapshot(): ConsentsSnapshot | undefined {
    const { status, scenarioDocuments, missing, wanted, failure } = this;
    if (status === 'idle') return undefined;
    return {
      ...{ status, scenarioDocuments, missing: [...missing] },
      ...(wanted ? { wanted: [...wanted] } : {}),
      ...(failure ? { failure } : {}),
    };
  }

  fillFromSnapshot({ status, scenarioDocuments, missing, wanted, failure }: ConsentsSnapshot): void {
    this.status = status;
    this.scenarioDocuments = scenarioDocuments;
    for (const id of missing) this.missing.add(id);
    this.wanted = wanted && new Set(wanted);
    this.failure = failure;
  }

  private get open(): readonly AskedDocument[] {
    return this.asked.filter(
      ({ documentId, isRequired }) => isRequired && !this.acceptedConsents.has(documentId),
    );
  }

  private async send(): Promise<void> {
    const { wanted } = this;
    const { basketId } = this.basket.basket ?? {};
    if (!basketId || !wanted) return;
    const consents: DocumentConsent[] = this.scenarioDocuments
      .filter(({ documentId }) => wanted.has(documentId))
      .map(({ documentId, version }) => ({ documentId, version }));
    try {
      const basket = await (await calls()).acceptDocuments(this.ports.call, basketId, consents);
      this.keep(wanted);
      this.basket.store(basket);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fail(failureOf(error));
    }
  }

  /** The basket has it, unless another box was ticked meanwhile. */
  private keep(sent: ReadonlySet<string>): void {
    this.failure = undefined;
    if (this.wanted === sent) this.wanted = undefined;
  }

  private fail(reason: FailureReason): void {
    this.failure = reason;
  }

  private show(documents: readonly AskedDocument[]): void {
    this.scenarioDocuments = documents;
    this.status = 'ready';
  }

  private setStatus(status: ConsentStore['status']): void {
    this.status = status;
  }
}
