import type { CheckoutKey } from './checkoutMessages.ts';
import type { Basket } from '@touchline/contract/basket/schema';
import { getSite } from '@touchline/contract/client/site';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable } from 'mobx';
import type { EventStep } from '../../platform/analytics/index.ts';
import { AddressBookStore } from '../../account/addressBook/index.ts';
import type { BagPromiseStore } from '../../cart/bagPromise/index.ts';
import { isDeliveryDataMissing, type BasketStore } from '../../cart/basket/index.ts';
import { CodesStore } from '../../cart/codes/index.ts';
import { failureOf } from '../../platform/failure/index.ts';
import { SavedMethodsStore } from '../savedMethods/index.ts';
import { BotCheckStore } from '../../platform/botCheck/index.ts';
import type { BotCheckPurpose } from './BotCheckPurpose.ts';
import { CheckoutAccount } from './CheckoutAccount.ts';
import type { CheckoutPorts } from './CheckoutPorts.ts';
import type { CheckoutSnapshot, CheckoutStatus } from './CheckoutSnapshot.ts';
import { CheckoutDraft } from './CheckoutDraft.ts';
import { nobody, type CheckoutShopper } from './CheckoutShopper.ts';
import { CheckoutGuard } from './CheckoutGuard.ts';
import { DetailsSaving } from './DetailsSaving.ts';
import type { DraftData } from './draftData.ts';
import { checkoutMarket } from './CheckoutMarket.ts';
import { CollectionStore } from './delivery/CollectionStore.ts';
import type { DeliveryKind } from './delivery/deliveryKinds.ts';
import { DeliveryStore } from './delivery/DeliveryStore.ts';
import { hasSlot } from './delivery/hasSlot.ts';
import type { InvoicingChoice } from './details/InvoicingStore.ts';
import { DetailsStore, type DetailsValues } from './details/DetailsStore.ts';
import type { FieldsStore } from '../../platform/fields/index.ts';
import { KnownDetails } from './KnownDetails.ts';
import { CardFrameStore } from './payment/CardFrameStore.ts';
import { PaymentStore } from './payment/PaymentStore.ts';
import { PlaceIntent } from './placing/PlaceIntent.ts';
import { PlacingStore } from './placing/PlacingStore.ts';
import { isAnotherContent } from './placing/shownItems.ts';
import type { CheckoutChange, ShownOrder } from './readCheckoutForm.ts';
import { problemsOf, type StepProblem } from './stepProblems.ts';
import { TypedPlace } from './TypedPlace.ts';
import { TaxEstimateStore } from './tax/TaxEstimateStore.ts';

/** Chosen delivery options by shipment. */
type DeliverySelection = CheckoutChange['selected'];

/** Private fields that no view reads. */
type Unobserved =
  | 'ports'
  | 'intent'
  | 'entrance'
  | 'known'
  | 'saving'
  | 'place'
  | 'hasSignedInHere'
  | 'isFormResponse'
  | 'reached';

const timer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The one-page checkout: one store per step, and the logic between them. */
export class CheckoutStore {
  status: CheckoutStatus = { kind: 'idle' };
  /** Number of attempts to continue that found errors; the error summary is shown from 1 on. */
  attempt = 0;
  /** The stock could not be reserved; it is checked again when the order is placed. */
  isUnreserved = false;
  /** The shopper came for a last look at the order before paying. */
  isReviewAndPay = false;
  readonly basket: BasketStore;
  readonly account: CheckoutAccount;
  readonly details: DetailsStore;
  readonly delivery: DeliveryStore;
  /** Where the goods are collected. */
  readonly collection: CollectionStore;
  /** When the goods arrive at the postal code that is known; absent where nobody is told. */
  readonly promise: BagPromiseStore | undefined;
  readonly tax: TaxEstimateStore;
  readonly payment: PaymentStore;
  /** Coupons and gift cards. */
  readonly codes: CodesStore;
  readonly frame: CardFrameStore;
  readonly placing: PlacingStore;
  readonly bots: BotCheckStore<BotCheckPurpose>;
  /** Key of the intent to pay this basket: forms contain it, so that posting twice is the same intent. */
  intentKey = '';
  /** The steps that analytics was told of since the checkout was opened. */
  private reached: readonly EventStep[] = [];
  /** A form was refused in this request: the page shows it as it was sent. */
  private isFormResponse = false;
  private readonly ports: CheckoutPorts;
  private readonly intent: PlaceIntent;
  private readonly entrance: CheckoutGuard;
  private readonly known: KnownDetails;
  private readonly saving: DetailsSaving;
  private readonly place: TypedPlace;
  private hasSignedInHere = false;

  /** `shopper` is absent where nobody can be signed in. */
  constructor(ports: CheckoutPorts, basket: BasketStore, shopper?: CheckoutShopper) {
    const pause = ports.pause ?? timer;
    const draft = new CheckoutDraft(ports);
    this.ports = ports;
    this.basket = basket;
    this.account = new CheckoutAccount(
      ports,
      shopper?.session ?? nobody,
      shopper?.addressBook ?? new AddressBookStore(ports),
    );
    this.intent = new PlaceIntent(ports);
    this.details = new DetailsStore(ports, basket, draft);
    this.promise = shopper?.promise;
    this.tax = new TaxEstimateStore(ports, basket, this.details);
    this.delivery = new DeliveryStore(
      ports,
      basket,
      {
        kindOf: () => this.details.kind,
        asksAddress: () => this.details.asksAddress,
        marketOf: () => this.details.market,
        collectionOf: () => this.collection,
      },
      (productIds) => void this.placing.soldOut(productIds),
    );
    this.collection = new CollectionStore(ports, {
      ...{ basket, details: this.details, delivery: this.delivery, locate: ports.locate },
      onChosen: () => this.followPoint(),
    });
    this.bots = new BotCheckStore(
      ports,
      (purpose) => (purpose === 'methods' ? this.payment.load() : this.pay()),
      ports.solveBotChallenge,
    );
    this.payment = new PaymentStore(
      ports,
      basket,
      this.bots,
      shopper?.savedMethods ?? new SavedMethodsStore(ports),
    );
    this.codes = new CodesStore(ports, basket, 'checkout');
    this.frame = new CardFrameStore(pause, () => void this.pay());
    this.placing = new PlacingStore(ports, {
      ...{ basket, payment: this.payment, frame: this.frame, bots: this.bots, intent: this.intent, pause },
      onPlaced: () => draft.forget(),
      onOtherBasket: () => this.delivery.followBasket(),
    });
    this.entrance = new CheckoutGuard(ports, { basket, intent: this.intent, placing: this.placing });
    this.known = new KnownDetails(this.account, this.details);
    this.place = new TypedPlace({
      ...{ details: this.details, known: this.known },
      ...{ delivery: this.delivery, tax: this.tax, promise: this.promise },
    });
    this.saving = new DetailsSaving({
      ...{ details: this.details, delivery: this.delivery, placing: this.placing },
      onDelivery: () => this.reach('delivery'),
    });
    makeAutoObservable<CheckoutStore, Unobserved>(
      this,
      {
        ...{ ports: false, intent: false, entrance: false, known: false, hasSignedInHere: false },
        ...{ saving: false, place: false, isFormResponse: false, reached: false, basket: false },
        ...{ account: false, details: false, delivery: false, collection: false, tax: false },
        ...{ payment: false, frame: false, codes: false, placing: false, bots: false, promise: false },
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(
    ports: CheckoutPorts,
    basket: BasketStore,
    snapshot: CheckoutSnapshot,
    shopper?: CheckoutShopper,
  ): CheckoutStore {
    const store = new CheckoutStore(ports, basket, shopper);
    if (snapshot.account) store.account.fillFromSnapshot(snapshot.account);
    store.status = snapshot.status;
    store.attempt = snapshot.attempt;
    store.isUnreserved = snapshot.isUnreserved ?? false;
    store.isReviewAndPay = snapshot.isReviewAndPay ?? false;
    store.reached = snapshot.reached ?? [];
    store.isFormResponse = snapshot.isFormResponse ?? false;
    store.details.fillFromSnapshot(snapshot.details);
    store.delivery.fillFromSnapshot(snapshot.delivery);
    if (snapshot.pickup) store.collection.chooser.fillFromSnapshot(snapshot.pickup);
    store.payment.fillFromSnapshot(snapshot.payment);
    if (snapshot.codes) store.codes.fillFromSnapshot(snapshot.codes);
    store.placing.announce(snapshot.notice);
    if (snapshot.botCheck) store.bots.request(snapshot.botCheck);
    // The page's form already contains the key; form and store must use the same intent.
    if (snapshot.intentKey) store.resumeIntent(snapshot.intentKey);
    return store;
  }

  toSnapshot(): CheckoutSnapshot {
    const { status, attempt, details, delivery, payment, placing, bots, intentKey, isFormResponse, reached } =
      this;
    const { account } = this;
    const { chooser } = this.collection;
    const codes = this.codes.toSnapshot();
    return {
      ...(isFormResponse ? { isFormResponse } : {}),
      ...(this.isUnreserved ? { isUnreserved: true } : {}),
      ...(this.isReviewAndPay ? { isReviewAndPay: true } : {}),
      ...(reached.length > 0 ? { reached } : {}),
      ...{ status, attempt, intentKey },
      ...(account.role === 'guest' ? {} : { account: account.toSnapshot() }),
      details: details.toSnapshot(),
      delivery: delivery.toSnapshot(),
      ...(chooser.status.kind === 'idle' ? {} : { pickup: chooser.toSnapshot() }),
      payment: payment.toSnapshot(),
      ...(codes ? { codes } : {}),
      ...(placing.notice ? { notice: placing.notice } : {}),
      ...(bots.status.kind === 'idle' ? {} : { botCheck: bots.status.purpose }),
    };
  }

  get isCheckoutLoading(): boolean {
    return this.status.kind === 'idle' || this.status.kind === 'loading';
  }

  /** The basket being bought; stays after the order, until the confirmation page opens and the next basket begins. */
  get orderedBasket(): Basket | undefined {
    const { status } = this.placing;
    return status.kind === 'done' ? status.bought : this.basket.basket;
  }

  /** Whether contact, address or delivery is still missing in the basket. */
  get isDeliveryMissing(): boolean {
    const { orderedBasket } = this;
    return orderedBasket === undefined || isDeliveryDataMissing(orderedBasket);
  }

  /** Whether the page is the last look at an order that only waits to be paid. What is missing is asked for in its steps. */
  get isReview(): boolean {
    if (!this.isReviewAndPay || this.isDeliveryMissing || !this.payment.selected) return false;
    const { problem, consents } = this.delivery;
    return this.details.isComplete && !this.details.failure && problem === undefined && consents.isComplete;
  }

  /** All errors to fix, in page order. */
  get problems(): StepProblem[] {
    return problemsOf(this);
  }

  /**
   * Opens the checkout (`isReviewAndPay`: for a last look before paying): basket, guard, stock reservation, the market's forms, known details. After a refused form nothing
   * is reloaded: the page shows what was typed and what is wrong with it.
   */
  async load({ isReviewAndPay = false }: { isReviewAndPay?: boolean } = {}): Promise<void> {
    if (this.isFormResponse) return;
    this.isReviewAndPay = isReviewAndPay;
    this.setStatus({ kind: 'loading' });
    const context = isReviewAndPay ? 'review-and-pay' : 'checkout-continue';
    const shown = this.basket.basket;
    this.reached = [];
    try {
      const [site] = await Promise.all([
        getSite(this.ports.call),
        this.basket.load({ fresh: true, context }),
        this.account.load(),
        this.loadSaved(),
      ]);
      if (this.basket.status.kind === 'failed') return this.setStatus(this.basket.status);
      const isChanged = isAnotherContent(shown, this.basket.basket);
      const admission = this.entrance.admit(isChanged);
      if (admission === 'signInNeeded') this.setStatus({ kind: 'signInNeeded' });
      if (admission !== 'admitted') return;
      const hadSlot = hasSlot(this.basket.basket);
      const hold = await this.entrance.hold(isReviewAndPay);
      if (!hold) return;
      this.setUnreserved(hold === 'unreserved');
      this.resumeIntent();
      if (isChanged) this.placing.announce({ kind: 'changedElsewhere' });
      const { basket } = this.basket;
      this.details.prepare(site && checkoutMarket(site.market), basket);
      const isPrefilled = this.known.prefill(basket);
      this.place.prefill();
      this.delivery.sms.prepare(this.details.phoneNumber);
      const isKnown = this.details.asksAddress
        ? basket?.shippingAddress
        : (basket?.contact ?? this.collection.point);
      await Promise.all([
        isKnown ? this.delivery.load() : this.place.tellDays(),
        this.details.market?.asksForDocuments ? this.delivery.consents.load() : undefined,
        this.payment.load(),
      ]);
      if (hadSlot && !hasSlot(this.basket.basket)) await this.delivery.slots.lost();
      this.setStatus({ kind: 'ready' });
      // A member who has bought before sees the delivery days at once.
      if (isPrefilled && this.details.isComplete) await this.saving.save();
      this.reach('address');
      if (this.delivery.status === 'ready') this.reach('delivery');
    } catch (error) {
      this.setStatus({ kind: 'failed', reason: failureOf(error) });
    }
  }

  /**
   * On hydration: restores the draft of this tab, and then applies what was typed into the page before. A field with
   * `isBeingTyped` is saved when it is left. A review pays what it shows: the draft waits for the steps.
   */
  async hydrateDraft(typed: DetailsValues, isBeingTyped = false): Promise<void> {
    // A form that was just refused contains what was typed: an older draft must not overwrite it.
    if (!this.isFormResponse && !this.isReview) {
      this.details.restoreDraft();
      this.known.matchChoice();
    }
    this.isFormResponse = false;
    this.details.applyTyped(typed);
    if (this.status.kind === 'ready' && !isBeingTyped && this.details.isComplete) await this.saving.save();
    else await this.place.tellDays();
  }

  /** The shopper leaves a field. Once contact and address are complete they are saved automatically. */
  async leave(fields: FieldsStore<CheckoutKey>, name: string): Promise<void> {
    fields.leave(name);
    if (this.details.isComplete) await this.saving.save();
    else await this.place.follow();
  }

  /**
   * The shopper chooses how the goods reach them. Sent to an address they are collected nowhere; a store is suggested
   * where one is known.
   */
  async chooseKind(kind: DeliveryKind): Promise<void> {
    const { details, delivery, collection } = this;
    if (kind === details.kind) return;
    details.useKind(kind);
    collection.reset();
    delivery.clear();
    if (details.isComplete) await this.saving.save();
    // What was chosen for the way before is not kept: a parcel that is sent is not collected as well.
    else if (kind === 'home' && delivery.status !== 'idle') await delivery.load();
    await collection.preselect();
  }

  /** The button below the address: validates and saves the steps, then shows the delivery options. `true` on success. */
  async showDelivery(): Promise<boolean> {
    const isSaved = this.checkDetails() && (await this.saving.save());
    if (!isSaved) this.countAttempt();
    return isSaved;
  }

  /** Applies the steps before the payment from a form: `true` when details and delivery options are saved. */
  async choose(selected: DeliverySelection = []): Promise<boolean> {
    if (!this.checkDetails() || !(await this.saving.save())) return false;
    await this.delivery.slots.settled();
    const { choices, selectedOptions } = this.delivery;
    for (const { shipmentId, optionId, slotId } of selected) {
      // A different address may lead to different parcels, whose delivery options were selected again.
      if (!choices.some((choice) => choice.shipmentId === shipmentId)) continue;
      const isSelected = selectedOptions.get(shipmentId) === optionId;
      if (!isSelected && !(await this.delivery.select(shipmentId, optionId))) return false;
      if (slotId !== undefined && !(await this.delivery.chooseSlot(shipmentId, slotId))) return false;
    }
    return true;
  }

  /**
   * Pays. First finds what must be corrected; a second press while it runs joins the first. `shown` is what the page of a
   * posted form showed: when the basket holds something else by now, that is told instead.
   */
  async pay(selected: DeliverySelection = [], shown?: ShownOrder): Promise<void> {
    if (this.placing.isBusy) return this.placing.place();
    const isPaymentChosen = this.payment.check();
    const isSaved = await this.choose(selected);
    await this.delivery.consents.settled();
    await this.delivery.sms.settled();
    // Shown where the shopper pressed.
    if (this.details.failure) this.placing.announce({ kind: 'failed', ...this.details.failure });
    this.details.setFailure(undefined);
    const isDeliveryChosen = !isSaved || this.delivery.check();
    if (!isSaved || !isPaymentChosen || !isDeliveryChosen) return this.countAttempt();
    this.reach('payment');
    if (this.details.asksAddress) await this.account.keepTyped(this.details.bookAddress);
    await this.placing.place(shown);
    if (this.placing.notice?.kind === 'notReady') await this.findMissing();
    const { notice } = this.placing;
    if (notice?.kind === 'slotGone') await this.delivery.slots.lost();
    if (notice?.kind === 'pointGone') await this.delivery.applyOutcome({ ...notice, kind: 'pickupRefused' });
    if (notice?.kind === 'primeGone') await this.delivery.load();
    if (this.problems.length) this.countAttempt();
  }

  /** The shopper chooses a saved address, or to type another one. Contact and address are saved once they are complete. */
  async chooseAddress(id: string): Promise<void> {
    this.known.choose(id);
    if (this.details.isComplete) await this.saving.save();
  }

  /** The shopper wants text messages about the delivery, or does not any more. */
  async wantSms(isWanted: boolean): Promise<void> {
    await this.delivery.sms.want(isWanted, this.details.phoneNumber);
  }

  /** The shopper chooses a payment method; where paying before delivery has another total, the basket follows. */
  async choosePayment(methodId: string): Promise<void> {
    this.payment.select(methodId);
    const { prepaid, prepaidOffer } = this.basket.basket?.pricing ?? {};
    if (prepaid !== undefined || prepaidOffer !== undefined) await this.savePaymentMethod();
  }

  /** The shopper chooses whom the invoice is for. */
  async chooseInvoicing(choice: InvoicingChoice): Promise<void> {
    this.details.invoicing.choose(choice);
    if (this.details.isComplete) await this.saving.save();
  }

  /** Stores the chosen method in the basket. Optional: if it fails, the shopper chooses again. */
  async savePaymentMethod(): Promise<void> {
    try {
      await this.payment.apply();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.ports.reporter.report('The chosen payment method was not kept.', error);
    }
  }

  /** The page is the response to a refused form. */
  refuseForm(): 'refused' {
    this.isFormResponse = true;
    return 'refused';
  }

  /** Begins an intent to pay, or takes over the key the page was served with: posting its form twice is one intent. */
  resumeIntent(key?: string): void {
    const { basketId } = this.basket.basket ?? {};
    if (basketId) this.intentKey = this.intent.begin(basketId, key).key;
  }

  /** Shows what is missing without a press of the button: after a redirect from the payment. */
  revealProblems(): void {
    this.checkDetails();
    if (this.problems.length) this.countAttempt();
  }

  /** Takes what a guest had typed in the checkout in which they then signed in; the next `load` fills it in. */
  takeOver(typed: DraftData): void {
    this.known.takeOver(typed);
    this.hasSignedInHere = true;
  }

  /** Whether the shopper has just signed in above this page: true once, for the view to tell. */
  consumeSignIn(): boolean {
    const { hasSignedInHere } = this;
    this.hasSignedInHere = false;
    return hasSignedInHere;
  }

  /** Only a full account keeps anything, and only where the site wants it. */
  private async loadSaved(): Promise<void> {
    const { saved } = this.payment;
    if (this.account.role !== 'full' || !this.ports.flags.value('savedCard')) return saved.disable();
    await saved.load();
  }

  /** Tells analytics of a step, the first time it is reached. */
  private reach(step: EventStep): void {
    if (this.reached.includes(step)) return;
    this.reached = [...this.reached, step];
    this.ports.analytics.track('checkout_step', { step });
  }

  /** Every step is validated, so that all errors are shown at once. */
  private checkDetails(): boolean {
    const isPointSound = this.collection.check();
    return this.details.check() && isPointSound;
  }

  /** The back end misses something: shows it where it is given. A document may have another version by now. */
  private async findMissing(): Promise<void> {
    if (this.details.market?.asksForDocuments) await this.delivery.consents.load();
    this.delivery.consents.check();
    this.checkDetails();
  }

  /** A point is chosen: contact and delivery options follow, as far as they can. */
  private async followPoint(): Promise<void> {
    if (this.details.isComplete) await this.saving.save();
    else await this.delivery.load();
  }

  countAttempt(): void {
    this.attempt += 1;
  }

  private setUnreserved(isUnreserved: boolean): void {
    this.isUnreserved = isUnreserved;
  }

  private setStatus(status: CheckoutStatus): void {
    this.status = status;
  }
}
