import { chooseInstallments } from '@touchline/contract/client/basket';
import {
  applyPaymentMethod,
  botCheckOf,
  getInstalments,
  getPaymentMethods,
} from '@touchline/contract/client/order';
import { ApiError } from '@touchline/contract/errors';
import type {
  InstallmentPlan,
  PaymentError,
  PaymentMethod,
  PaymentSession,
} from '@touchline/contract/payment/schema';
import type { Registration } from '@touchline/contract/savedMethods/schema';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { BasketStore } from '../../../cart/basket/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import type { SavedMethodsStatus, SavedMethodsStore } from '../../savedMethods/index.ts';
import { stored, type StorageNeeds } from '../../../platform/storage/index.ts';
import type { BotCheckStore } from '../../../platform/botCheck/index.ts';
import type { BotCheckPurpose } from '../BotCheckPurpose.ts';
import { lastUsedPaymentMethod } from '../storage.ts';
import { autoSelection, selectionWithout } from './autoSelection.ts';
import { pageFlows } from './flows/pageFlows.ts';
import { DevicePayment } from './DevicePayment.ts';
import type { MethodFields } from './MethodFields.ts';
import { prepareFailure } from './prepareFailure.ts';
import { asSavedMethod, paidBy, type SavedMethod, type ShownMethod } from './savedMethod.ts';
import { isPaidOnDelivery, shownMethods } from './shownMethods.ts';

type Needs = StorageNeeds & Pick<Ports, 'call' | 'analytics' | 'deviceWallets'>;

/** Names of the fields of the payment form, for analytics; their content never reaches this page. */
export const trackedFields = ['creditCard', 'securityCode', 'expiryDate', 'cardHolder'] as const;

/** Milliseconds in which the fields of a method have to load. */
const fieldsTimeout = 20_000;

export interface PaymentSnapshot {
  paymentMethods: readonly PaymentMethod[];
  selectedPaymentMethodId?: string;
  configuration?: PaymentSession;
  paymentError?: PaymentError;
  isChoiceMissing: boolean;
  /** Whether the basket was to be paid at the door when the methods were loaded; absent before. */
  isOnDelivery?: boolean;
}

/** The payment methods, the chosen one, and the state of its attempt. */
export class PaymentStore {
  /** Per method: `submit` once it was submitted, `progress` while it is being paid. */
  readonly paymentServices = new Map<string, { progress: boolean; submit: boolean }>();
  selectedPaymentMethodId: string | undefined = undefined;
  paymentError: PaymentError | undefined = undefined;
  /** The provider's session behind the card frame. */
  configuration: PaymentSession | undefined = undefined;
  pageLoading = false;
  /** The shopper pressed Pay without choosing a method. */
  isChoiceMissing = false;
  /** Fields of methods that have some on our page, by method. */
  readonly fields = new Map<string, MethodFields>();
  /** The provider keeps what pays for the next time. */
  keepsMethod = false;
  /** The instalments of the chosen method for the total; `failed` when they did not load. */
  plans: readonly InstallmentPlan[] | 'failed' | undefined = undefined;
  /** The chosen instalments are not offered any more: all is paid at once. */
  arePlansChanged = false;
  readonly saved: SavedMethodsStore;
  readonly device: DevicePayment;
  /** Whether the basket was to be paid at the door when the methods were loaded. */
  private loadedOnDelivery: boolean | undefined = undefined;
  private isTracked = false;
  /** All that the back end offers, also what is not listed because its fields need JavaScript. */
  private offered: readonly PaymentMethod[] = [];
  /** Nothing that needs JavaScript is listed. */
  private isScriptless = false;
  private readonly ports: Needs;
  private readonly basket: BasketStore;
  private readonly bots: BotCheckStore<BotCheckPurpose>;

  constructor(
    ports: Needs,
    basket: BasketStore,
    bots: BotCheckStore<BotCheckPurpose>,
    saved: SavedMethodsStore,
  ) {
    this.ports = ports;
    this.saved = saved;
    this.basket = basket;
    this.bots = bots;
    this.device = new DevicePayment(ports, basket);
    makeAutoObservable<PaymentStore, 'ports' | 'basket' | 'bots' | 'isTracked' | 'offered'>(
      this,
      {
        ports: false,
        device: false,
        saved: false,
        basket: false,
        bots: false,
        isTracked: false,
        plans: observableRef,
        offered: observableRef,
        paymentError: observableRef,
        configuration: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The methods that are listed: those that fit the basket as it is now, which may have changed since they were loaded. */
  get paymentMethods(): readonly PaymentMethod[] {
    const { fitting } = this;
    return this.isScriptless ? fitting.filter(({ flow }) => !pageFlows[flow].needsScript) : fitting;
  }

  private get fitting(): readonly PaymentMethod[] {
    const { basket } = this.basket;
    return basket ? shownMethods(this.offered, basket, this.device) : this.offered;
  }

  get checkoutId(): string | undefined {
    return this.configuration?.checkoutId;
  }

  get lastUsedPaymentMethodId(): string | undefined {
    return stored(this.ports).read(lastUsedPaymentMethod);
  }

  get savedPaymentMethodsStatus(): SavedMethodsStatus {
    return this.saved.status;
  }

  /** What the account keeps, by those methods that are offered now; a card that is over is left out. */
  get savedMethods(): readonly SavedMethod[] {
    if (this.saved.status !== 'enabled') return [];
    return this.saved.registrations.flatMap((registration) => {
      const method = this.fitting.find(({ id }) => id === registration.paymentMethodId);
      return method && !this.saved.isOver(registration) ? [asSavedMethod(method, registration)] : [];
    });
  }

  /** The methods were loaded for a basket that was paid in another way: at the door, or not. */
  get isOutdated(): boolean {
    const { basket } = this.basket;
    return (
      this.loadedOnDelivery !== undefined &&
      basket !== undefined &&
      isPaidOnDelivery(basket) !== this.loadedOnDelivery
    );
  }

  /** Finds out by which of the methods this device can pay. */
  lookAtDevice(): Promise<void> {
    return this.device.look(this.offered);
  }

  get selectedFields(): MethodFields | undefined {
    return this.selected && this.fields.get(this.selected.id);
  }

  /** The chosen method's fields, as soon as they have loaded; `undefined` when they do not. */
  async loadFields(): Promise<MethodFields | undefined> {
    await when(() => this.selectedFields !== undefined, { timeout: fieldsTimeout }).catch(() => undefined);
    return this.selectedFields;
  }

  /** The fields of a method have loaded. */
  attachFields(methodId: string, fields: MethodFields): void {
    this.fields.set(methodId, fields);
  }

  get selected(): ShownMethod | undefined {
    return this.find(this.selectedPaymentMethodId);
  }

  /** A method that is offered, or one that the account keeps. */
  find(methodId: string | undefined): ShownMethod | undefined {
    return [...this.savedMethods, ...this.paymentMethods].find(({ id }) => id === methodId);
  }

  /**
   * Loads the methods with a new session of the provider; a choice is kept while its method is offered. With `keepsFrame`
   * the open card fields stay, and what is typed in them: the total may be another one by now.
   */
  async load({ keepsFrame = false }: { keepsFrame?: boolean } = {}): Promise<void> {
    const { basket } = this.basket;
    if (!basket?.basketId) return;
    this.wait(true);
    this.loadedOnDelivery = isPaidOnDelivery(basket);
    const open = keepsFrame ? this.configuration : undefined;
    // Only the fields of the chosen method are typed into: their session has to be one that still pays.
    const isUsed = open !== undefined && open.paymentProcessor === this.typedMethod?.paymentProcessor;
    try {
      const { paymentMethods, configuration } = await getPaymentMethods(
        this.ports.call,
        basket.basketId,
        { paymentMethodId: this.selectedPaymentMethodId, checkoutId: isUsed ? open.checkoutId : undefined },
        this.bots.knownProof,
      );
      const isSame = !configuration || configuration.paymentProcessor === open?.paymentProcessor;
      this.offer(paymentMethods, open && isSame ? open : configuration);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (botCheckOf(error)?.canProve) return this.requestBotCheck();
      const failure = prepareFailure(error);
      this.fail(failure);
      this.ports.reporter.report(failure.message, error);
    } finally {
      this.wait(false);
    }
  }

  /** Loads again after the methods failed to load. */
  async retry(): Promise<void> {
    this.start();
    await this.load();
  }

  /** Chooses a method; ignored while saved payment methods are loading. */
  select(methodId: string): void {
    if (this.savedPaymentMethodsStatus === 'loading') return;
    if (methodId !== this.selectedPaymentMethodId) this.paymentError = undefined;
    this.selectedPaymentMethodId = methodId;
    this.isChoiceMissing = false;
    if (this.isOtherSessionNeeded) void this.load();
  }

  /** The chosen method, where its fields are typed into on our page. */
  private get typedMethod(): ShownMethod | undefined {
    const { selected } = this;
    return selected?.flow === 'inlineCard' && !selected.registration ? selected : undefined;
  }

  /** The chosen method's card fields belong to another processor than the open session. */
  private get isOtherSessionNeeded(): boolean {
    const { typedMethod, configuration } = this;
    return (
      typedMethod !== undefined &&
      configuration !== undefined &&
      configuration.paymentProcessor !== typedMethod.paymentProcessor
    );
  }

  /** Removes the payment methods whose fields need JavaScript; if one is left, it is chosen. */
  offerWithoutScript(): void {
    this.isScriptless = true;
    if (!this.selected)
      this.selectedPaymentMethodId = autoSelection({ available: this.paymentMethods.map(({ id }) => id) });
  }

  /** The chosen instalments; 1 when all is paid at once. */
  get installments(): number {
    return this.basket.basket?.pricing.numberOfPayments ?? 1;
  }

  /** Asks in which instalments the chosen method is paid for the total as it is now. */
  async loadPlans(): Promise<void> {
    const { selected, basket } = this;
    const { basketId } = basket.basket ?? {};
    if (!selected?.installmentsSupport || !basketId) return;
    try {
      const plans = await getInstalments(this.ports.call, basketId, paidBy(selected));
      runInAction(() => (this.plans = plans));
      const isOffered = plans.some(({ numberOfPayments }) => numberOfPayments === this.installments);
      if (this.installments === 1 || isOffered) return;
      await this.chooseInstallments(1);
      runInAction(() => (this.arePlansChanged = true));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => (this.plans = 'failed'));
    }
  }

  /** Chooses in how many instalments is paid; 1 for all at once. */
  async chooseInstallments(count: number): Promise<void> {
    const { basketId } = this.basket.basket ?? {};
    if (!basketId) return;
    this.arePlansChanged = false;
    this.basket.store(await chooseInstallments(this.ports.call, basketId, count));
  }

  /** Whether what pays is kept for the next time. */
  keepMethod(keepsMethod: boolean): void {
    this.keepsMethod = keepsMethod;
  }

  /** Removes one that the account keeps, from the account too. */
  async removeSaved(registration: Registration): Promise<void> {
    const { selectedPaymentMethodId: chosen } = this;
    if (!(await this.saved.remove(registration)) || this.selected) return;
    const left = [...this.savedMethods, ...this.paymentMethods].map(({ id }) => id);
    runInAction(() => (this.selectedPaymentMethodId = selectionWithout(chosen ?? '', chosen, left)));
  }

  /** Removes a method that can't be used any more. */
  remove(methodId: string): void {
    this.offered = this.offered.filter(({ id }) => id !== methodId);
    this.paymentServices.delete(methodId);
    const left = this.paymentMethods.map(({ id }) => id);
    this.selectedPaymentMethodId = selectionWithout(methodId, this.selectedPaymentMethodId, left);
  }

  /** Starts a new attempt and clears the last error. */
  start(): void {
    this.paymentError = undefined;
  }

  /** The method was submitted. */
  submit(methodId: string): void {
    this.paymentServices.set(methodId, { submit: true, progress: false });
  }

  /** The payment is in progress. */
  progress(methodId: string): void {
    const submit = this.paymentServices.get(methodId)?.submit ?? false;
    this.paymentServices.set(methodId, { submit, progress: true });
  }

  /** The attempt succeeded. */
  finish(methodId: string): void {
    this.rest(methodId);
    this.paymentError = undefined;
    const { registration } = this.find(methodId) ?? {};
    stored(this.ports).write(lastUsedPaymentMethod, registration?.paymentMethodId ?? methodId);
  }

  /** The attempt failed. Its first error is kept: later ones are consequences that would hide it. */
  fail(error: PaymentError): void {
    this.rest(error.paymentMethodId);
    this.paymentError ??= error;
  }

  /** The shopper gave up: the method is idle, no message is shown. */
  stop(methodId: string): void {
    this.rest(methodId);
  }

  /** The shopper cancelled at the provider. */
  cancel(paymentMethodId: string): void {
    this.fail({ errorType: 'error', errorCode: 'PaymentInterrupted', message: '', paymentMethodId });
  }

  /** Whether a method is chosen; a missing choice is shown at the step. */
  check(): boolean {
    this.isChoiceMissing = this.selected === undefined;
    return !this.isChoiceMissing;
  }

  /** Stores the chosen method in the basket, where it is checked against the total. */
  async apply(): Promise<void> {
    const { basketId } = this.basket.basket ?? {};
    const { selected } = this;
    if (basketId && selected)
      this.basket.store(await applyPaymentMethod(this.ports.call, basketId, paidBy(selected)));
  }

  /** The card fields are in view: reported once to analytics, with the names of the fields. */
  formShown(): void {
    if (this.isTracked) return;
    this.isTracked = true;
    this.ports.analytics.track('payment_form', { page: 'payment', fields: [...trackedFields] });
  }

  toSnapshot(): PaymentSnapshot {
    const { selectedPaymentMethodId, configuration, paymentError, isChoiceMissing } = this;
    const paymentMethods = this.isScriptless ? this.paymentMethods : this.offered;
    return {
      ...{ paymentMethods, isChoiceMissing },
      ...(selectedPaymentMethodId ? { selectedPaymentMethodId } : {}),
      ...(configuration ? { configuration } : {}),
      ...(this.loadedOnDelivery === undefined ? {} : { isOnDelivery: this.loadedOnDelivery }),
      ...(paymentError ? { paymentError } : {}),
    };
  }

  fillFromSnapshot(snapshot: PaymentSnapshot): void {
    this.offered = snapshot.paymentMethods;
    this.selectedPaymentMethodId = snapshot.selectedPaymentMethodId;
    this.configuration = snapshot.configuration;
    this.loadedOnDelivery = snapshot.isOnDelivery;
    this.paymentError = snapshot.paymentError;
    this.isChoiceMissing = snapshot.isChoiceMissing;
  }

  private offer(offered: readonly PaymentMethod[], configuration: PaymentSession | undefined): void {
    this.offered = offered;
    this.configuration = configuration;
    void this.device.look(offered);
    if (this.selected) return;
    const methods = this.paymentMethods;
    const { paymentInstrumentList: instruments = [], pricing } = this.basket.basket ?? {};
    const kept = instruments.find(({ paymentMethodId }) => methods.some(({ id }) => id === paymentMethodId));
    this.selectedPaymentMethodId = kept
      ? kept.paymentMethodId
      : autoSelection({
          available: methods.map(({ id }) => id),
          coveringGiftCertificate:
            pricing?.due === 0 ? methods.find(({ flow }) => flow === 'zeroValue')?.id : undefined,
          saved: this.savedMethods[0]?.id,
          lastUsed: this.lastUsedPaymentMethodId,
        });
  }

  /** The card fields are renewed after the check; who pays at the provider's page is asked for it when paying. */
  private requestBotCheck(): void {
    if (this.paymentMethods.length === 0 || this.typedMethod) this.bots.request('methods');
  }

  private wait(pageLoading: boolean): void {
    this.pageLoading = pageLoading;
  }

  private rest(methodId: string): void {
    this.paymentServices.set(methodId, { submit: false, progress: false });
  }
}
