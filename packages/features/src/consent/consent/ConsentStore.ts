import { recordCookieChoice } from '@touchline/contract/client/consent';
import type {
  ConsentLevel,
  ConsentMode,
  ConsentRegime,
  CookieChoice,
  NewCookieChoice,
} from '@touchline/contract/consent/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ConsentSource, ConsentState } from '../../platform/analytics/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { Remote } from '../../platform/remoteComponent/index.ts';
import { stored, type StoragePurpose } from '../../platform/storage/index.ts';
import {
  allows,
  cookieValue,
  defaultLevel,
  highest,
  levelsOf,
  levelsOfMode,
  toggleLevel,
  upTo,
  type Levels,
} from './levels.ts';
import { randomKey } from './randomKey.ts';
import { asConsentValue, consentCookie, consentOpener, consentRecord, pendingChoice } from './storage.ts';

/** The law and the settings of a market. */
export interface ConsentRules {
  readonly regime: ConsentRegime;
  /** Whether regions of the market have laws of their own. @default false */
  readonly isRegional?: boolean;
  /** Whether the law of the visitor's region is still to be learned: until then the strictest holds, unasked. @default false */
  readonly isPending?: boolean;
  readonly mode: ConsentMode;
  /** Version of the texts: another one than the visitor has seen asks again. */
  readonly revision: string;
  /** Whether levels are sent as a list, instead of the highest one. */
  readonly isMultiple: boolean;
  /** Whether the shop asks by itself; if not, another application does. */
  readonly isShown: boolean;
  /** Whether the settings of a market with the law of California are its own dialog. */
  readonly hasCcpaDialog: boolean;
  /** Whether the first view has a button that refuses; without it the first view has the boxes. */
  readonly hasReject: boolean;
}

/** What opened the settings. */
export type ConsentOpener = 'shop' | 'bar' | 'visitor' | 'external';

/** The dialog that asks; its fields have the names of the document. */
interface GdprState {
  open: boolean;
  /** The view with the boxes. */
  showOptions: boolean;
  /** The details below the boxes. */
  showDataSettings: boolean;
  opener: ConsentOpener | undefined;
  /** The highest level that is allowed. */
  advertisingAgreement: ConsentLevel;
}

export type ConsentPlace = CookieChoice['place'];
type ConsentPorts = Pick<
  Ports,
  'call' | 'clock' | 'storage' | 'reporter' | 'navigation' | 'hasPrivacySignal'
>;

/** What the visitor allows, and the dialog, the bar and the page that ask for it. */
export class ConsentStore {
  readonly gdpr: GdprState;
  readonly ccpa = { open: false };
  readonly bar = { open: false };
  /** The boxes as they are ticked, before they are saved. */
  ticked: Levels;
  rules: ConsentRules;
  /** Whether the browser sends the Global Privacy Control. */
  readonly hasSignal: boolean;
  /** Whether a choice was just saved. */
  isSaved = false;
  /** Resolves once the last choice was sent to the back end, or could not be. */
  sending: Promise<void> = Promise.resolve();
  /** The application that asks in place of the shop; none once it could not be loaded. */
  remote: Remote | undefined = undefined;
  /** What the bar's button for settings does. */
  onBarSettings: () => void = () => undefined;
  private chosen: Levels | undefined;
  /** Of the texts that the visitor has chosen by. */
  private chosenRevision: string | undefined;
  private visitorKey: string | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly ports: ConsentPorts;

  constructor(ports: ConsentPorts, rules: ConsentRules) {
    this.ports = ports;
    this.rules = rules;
    this.hasSignal = ports.hasPrivacySignal ?? false;
    this.gdpr = {
      ...{ open: false, showOptions: false, showDataSettings: false, opener: undefined },
      advertisingAgreement: 0,
    };
    this.ticked = [0];
    this.read();
    makeAutoObservable<ConsentStore, 'ports' | 'listeners' | 'chosen'>(
      this,
      {
        ...{ ports: false, listeners: false, rules: observableRef, hasSignal: false, sending: false },
        onBarSettings: false,
        ...{ chosen: observableRef, ticked: observableRef, remote: observableRef },
      },
      { autoBind: true },
    );
  }

  /** Whether nothing is allowed without an answer. */
  get asksFirst(): boolean {
    return this.rules.regime === 'gdpr' || this.rules.regime === 'bar';
  }

  /** Whether the visitor has answered, by the texts of now. */
  get hasAgreement(): boolean {
    return this.chosen !== undefined && (!this.asksFirst || this.chosenRevision === this.rules.revision);
  }

  /** Whether the shop has to ask. */
  get mustAsk(): boolean {
    return this.asksFirst && this.rules.isShown && !this.hasAgreement && !this.rules.isPending;
  }

  /** The dialog closes without a choice only when one was made before. */
  get isClosable(): boolean {
    return !this.mustAsk;
  }

  /** Whether the settings are those of California. */
  get hasCcpaDialog(): boolean {
    return this.rules.regime === 'ccpa' && this.rules.hasCcpaDialog;
  }

  get isOpen(): boolean {
    return this.gdpr.open || this.ccpa.open;
  }

  /** What is allowed now. A browser with the Global Privacy Control has objected, until the visitor says otherwise. */
  get levels(): Levels {
    if (this.chosen && this.hasAgreement) return this.chosen;
    return this.asksFirst || this.hasSignal ? [0] : levelsOfMode(this.rules.mode);
  }

  /** Whether something may be done for a purpose; `unknown` while an answer is awaited. */
  stateOf(purpose: StoragePurpose): ConsentState {
    if (allows(this.levels, purpose, this.rules.mode)) return 'granted';
    const isAwaited = this.mustAsk || (this.rules.isPending && !this.hasAgreement);
    return isAwaited ? 'unknown' : 'refused';
  }

  /** The consent to a purpose, for whoever has to obey it. */
  sourceOf(purpose: StoragePurpose): ConsentSource {
    const stateNow = () => this.stateOf(purpose);
    return {
      get state() {
        return stateNow();
      },
      subscribe: this.subscribe,
    };
  }

  /** Calls back after each choice; returns a function that ends this. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The law of the visitor's region is known: whatever it allows unasked begins. */
  takeRegime(regime: ConsentRegime): void {
    this.rules = { ...this.rules, regime, isPending: false };
    this.gdpr.advertisingAgreement = this.agreementAtFirst();
    this.ticked = this.tickedAtFirst();
    this.tellListeners();
  }

  /** Opens the settings: the dialog of the market's law. `level` is ticked in the beginning. */
  open(opener: ConsentOpener, level?: ConsentLevel): void {
    this.isSaved = false;
    if (this.hasCcpaDialog) this.ccpa.open = true;
    else this.gdpr.open = true;
    this.gdpr.opener = opener;
    this.gdpr.showOptions = opener === 'visitor' || opener === 'external';
    this.gdpr.showDataSettings = false;
    this.ticked = level === undefined ? this.tickedAtFirst() : upTo(level, this.rules.mode);
  }

  /** Opens the bar. `onSettings` opens the settings in its place. */
  openBar(onSettings: () => void = () => undefined): void {
    this.onBarSettings = onSettings;
    this.bar.open = true;
  }

  /** Opens the settings for another application, which the visitor returns to afterwards. */
  openFor(redirectUrl: string | undefined, level?: ConsentLevel): void {
    if (redirectUrl !== undefined) stored(this.ports).write(consentOpener, { redirectUrl });
    this.open('external', level);
  }

  /** Shows the boxes. */
  manage(): void {
    this.gdpr.showOptions = true;
  }

  back(): void {
    this.gdpr.showOptions = false;
  }

  toggleDetails(): void {
    this.gdpr.showDataSettings = !this.gdpr.showDataSettings;
  }

  toggle(box: ConsentLevel): void {
    this.ticked = toggleLevel(box, this.ticked, this.rules.mode);
  }

  /** Takes the boxes of a form that was posted: of nested levels only those without a gap below them. */
  tick(levels: Levels): void {
    const { mode } = this.rules;
    const ticked = levelsOfMode(mode).filter((level) => level === 0 || levels.includes(level));
    this.ticked = mode === 'nested' && !ticked.includes(1) ? [0] : ticked;
  }

  /** Allows everything. */
  accept(place: ConsentPlace): void {
    this.choose(levelsOfMode(this.rules.mode), 'accept', place);
  }

  /** Allows only what the shop needs to work. */
  reject(place: ConsentPlace): void {
    this.choose([0], 'reject', place);
  }

  /** Allows what is ticked. */
  save(place: ConsentPlace): void {
    this.choose(this.ticked, 'save', place);
  }

  /** Another application asks in place of the shop. */
  setRemote(remote: Remote): void {
    this.remote = remote;
  }

  /** Takes the choice that another application tells: the highest level, or a list of levels. */
  takeRemote(told: unknown): void {
    const value = asConsentValue(told);
    if (value === undefined)
      this.ports.reporter.report(`The remote consent told ${JSON.stringify(told)}, which is no choice`);
    else this.choose(levelsOf(value, this.rules.mode), 'save', 'dialog');
  }

  /** The other application could not be loaded: the shop asks by itself. */
  remoteFailed(error: unknown): void {
    this.ports.reporter.report('The remote consent could not be loaded', error);
    this.remote = undefined;
  }

  /** Objects to the sale and sharing of data (California): the same as refusing, by its own name. */
  doNotSell(place: ConsentPlace): void {
    this.choose([0], 'doNotSell', place);
  }

  /** Closes dialog and bar; leads back to the application that opened the settings. */
  close(): void {
    const { opener } = this.gdpr;
    this.gdpr.open = false;
    this.ccpa.open = false;
    if (opener === 'bar') this.bar.open = false;
    this.gdpr.opener = undefined;
    if (opener !== 'external') return;
    const values = stored(this.ports);
    const target = values.read(consentOpener)?.redirectUrl;
    values.remove(consentOpener);
    if (target === undefined) return;
    const level = JSON.stringify(cookieValue(this.levels, this.rules.isMultiple));
    const [address = '', hash] = target.split('#');
    const query = new URLSearchParams({ 'consent-level': level }).toString();
    this.ports.navigation.leave(
      `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`,
    );
  }

  /** Sends the choice again that could not be recorded on an earlier page. */
  async sendUnsent(): Promise<void> {
    const unsent = stored(this.ports).read(pendingChoice);
    if (unsent) await this.send(unsent);
  }

  /** The key of the visitor's receipts; absent without a choice. */
  get receiptsKey(): string | undefined {
    return this.visitorKey;
  }

  /** The choice is stored before anything else happens: whatever fails afterwards, it holds. */
  private choose(levels: Levels, action: CookieChoice['action'], place: ConsentPlace): void {
    const { rules, ports } = this;
    const values = stored(ports);
    const visitorKey = this.visitorKey ?? randomKey();
    values.write(consentCookie, cookieValue(levels, rules.isMultiple));
    values.write(consentRecord, { revision: rules.revision, levels, visitorKey });
    this.chosen = levels;
    this.chosenRevision = rules.revision;
    this.visitorKey = visitorKey;
    this.gdpr.advertisingAgreement = highest(levels);
    this.ticked = levels;
    this.isSaved = true;
    const { regime, mode, revision } = rules;
    const choice: NewCookieChoice = {
      ...{ visitorKey, receiptKey: randomKey(), regime, mode, revision, action, place },
      ...{ levels: [...levels], signal: this.hasSignal, decidedAt: ports.clock.now().toISOString() },
    };
    values.write(pendingChoice, choice);
    this.sending = this.send(choice);
    this.tellListeners();
    if (this.bar.open) this.bar.open = false;
    this.close();
  }

  private tellListeners(): void {
    for (const listener of this.listeners) {
      try {
        listener();
      } catch (error) {
        this.ports.reporter.report('A part of the shop could not follow the consent', error);
      }
    }
  }

  private async send(choice: NewCookieChoice): Promise<void> {
    try {
      await recordCookieChoice(this.ports.call, choice);
      stored(this.ports).remove(pendingChoice);
    } catch (error) {
      this.ports.reporter.report('A choice of cookies could not be recorded', error);
    }
  }

  private read(): void {
    const { mode } = this.rules;
    const values = stored(this.ports);
    const value = values.read(consentCookie);
    const record = values.read(consentRecord);
    this.visitorKey = record?.visitorKey;
    if (value !== undefined) {
      const fromCookie = levelsOf(value, mode);
      // The record knows more than the highest level, unless another application has changed the cookie since.
      const isSame = record !== undefined && highest(record.levels) === highest(fromCookie);
      this.chosen = isSame ? record.levels : fromCookie;
      this.chosenRevision = record ? record.revision : this.rules.revision;
    }
    this.gdpr.advertisingAgreement = this.agreementAtFirst();
    this.ticked = this.tickedAtFirst();
  }

  private agreementAtFirst(): ConsentLevel {
    const isGranted = this.chosen === undefined && !this.asksFirst && !this.hasSignal;
    return isGranted ? defaultLevel(this.rules.mode) : highest(this.chosen ?? [0]);
  }

  /** What was chosen before; nothing is ticked in advance where the law asks first, or the browser objects. */
  private tickedAtFirst(): Levels {
    if (this.chosen) return this.chosen;
    if (this.asksFirst || this.hasSignal) return [0];
    return upTo(defaultLevel(this.rules.mode), this.rules.mode);
  }
}
