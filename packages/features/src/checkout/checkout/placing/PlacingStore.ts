import * as client from '@touchline/contract/client/order';
import type { OrderOutcome } from '@touchline/contract/client/order';
import { getGiftCards } from '@touchline/contract/client/giftCard';
import { giftCertificateMethod } from '@touchline/contract/giftCard/constants';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import type { Basket } from '@touchline/contract/basket/schema';
import { ApiError, NotFound, Offline, Refused } from '@touchline/contract/errors';
import type { ConfirmedItems, Order } from '@touchline/contract/order/schema';
import type { PaymentError } from '@touchline/contract/payment/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import { isFullyPayable, lastOrder, type BasketStore } from '../../../cart/basket/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import { stored, type StorageNeeds } from '../../../platform/storage/index.ts';
import type { BotCheckStore } from '../../../platform/botCheck/index.ts';
import type { BotCheckPurpose } from '../BotCheckPurpose.ts';
import type { CardFrameStore } from '../payment/CardFrameStore.ts';
import type { PaymentInput } from '../payment/flows/PageFlow.ts';
import { flowOf } from '../payment/flows/pageFlows.ts';
import { paidBy, type ShownMethod } from '../payment/savedMethod.ts';
import type { PaymentStore } from '../payment/PaymentStore.ts';
import { failedNotice } from './failedNotice.ts';
import type { PlaceIntent } from './PlaceIntent.ts';
import type { PlacingNotice } from './PlacingNotice.ts';
import type { ShownOrder } from '../readCheckoutForm.ts';
import { contentOf, shownItems } from './shownItems.ts';
import { laterParams } from './laterParams.ts';
import { readPaymentOutcome, pollPaymentOutcome } from './pollPaymentOutcome.ts';

export type PlacingStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** The sheet of the device's wallet is open. */
  | { kind: 'atDevice' }
  | { kind: 'challenge'; orderId: string; url: string; origin: string }
  /** The response was lost: polls for the outcome. */
  | { kind: 'checking' }
  | { kind: 'leaving' }
  /** `bought` is the basket at that time: the next one has begun, and the confirmation page is loading. */
  | { kind: 'done'; orderId: string; bought: Basket | undefined };

type Needs = StorageNeeds & Pick<Ports, 'call' | 'navigation' | 'analytics'>;

interface Request {
  key: string;
  basketId: string;
  method: ShownMethod;
  confirmedTotal: number;
  confirmedDue?: number;
  confirmedItems: ConfirmedItems;
  input: PaymentInput;
}

/** The parts of the checkout that placing an order needs. */
export interface PlacingParts {
  basket: BasketStore;
  payment: PaymentStore;
  frame: CardFrameStore;
  bots: BotCheckStore<BotCheckPurpose>;
  intent: PlaceIntent;
  pause: (ms: number) => Promise<void>;
  /** Called when the order is stored: the draft is no longer needed. */
  onPlaced: () => void;
  /** Called when the bag is not what the page showed: another page has changed it. */
  onOtherBasket: () => void;
}

/** The error of a bot check that cannot be passed here. */
const blocked = (paymentMethodId: string): PaymentError => ({
  errorType: 'user_is_blocked_by_recaptcha',
  errorCode: 'recaptchaBlock',
  message: '',
  paymentMethodId,
});

/** Places the order exactly once, whatever fails in between, and reports its outcome. */
export class PlacingStore {
  status: PlacingStatus = { kind: 'idle' };
  notice: PlacingNotice | undefined = undefined;
  private lastRequest: Request | undefined = undefined;
  private readonly join = singleFlight();
  private readonly ports: Needs;
  private readonly parts: PlacingParts;

  constructor(ports: Needs, parts: PlacingParts) {
    this.ports = ports;
    this.parts = parts;
    makeAutoObservable<PlacingStore, 'ports' | 'parts' | 'lastRequest' | 'join'>(
      this,
      { ports: false, parts: false, lastRequest: false, join: false, status: observableRef },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.status.kind !== 'idle';
  }

  /** Pays the basket with the chosen method. A second press while it runs joins the first. */
  place(shown?: ShownOrder): Promise<void> {
    return this.join('place', () => this.placeOnce(shown));
  }

  /** The bank's page reports that the shopper has finished: requests the outcome of the payment. */
  async challengeDone(): Promise<void> {
    const { status } = this;
    const { basketId } = this.parts.basket.basket ?? {};
    const method = this.parts.payment.selected;
    if (status.kind !== 'challenge' || !basketId || !method) return;
    this.setStatus({ kind: 'submitting' });
    try {
      const { call } = this.ports;
      await this.applyOutcome(
        await client.finalizePayment(call, basketId, paidBy(method), status.orderId),
        method,
      );
    } catch (error) {
      await this.applyFailure(error, method);
    }
  }

  /** The shopper closes the bank's page: the order is cancelled, stock and basket are restored. */
  async cancelChallenge(): Promise<void> {
    const { status } = this;
    const method = this.parts.payment.selected;
    if (status.kind !== 'challenge' || !method) return;
    this.setStatus({ kind: 'submitting' });
    try {
      await client.failOrder(this.ports.call, status.orderId);
    } catch (error) {
      // 409: it was paid in the meantime.
      if (error instanceof Refused) return this.confirm(status.orderId, false);
      return this.applyFailure(error, method);
    }
    this.parts.intent.clear();
    this.parts.payment.cancel(method.id);
    await this.parts.payment.load();
    this.setStatus({ kind: 'idle' });
  }

  /** Returned from the provider's page with Back: resets the page, which is as it was left. */
  resume(): void {
    if (this.status.kind === 'leaving') this.status = { kind: 'idle' };
  }

  /**
   * Requests the outcome of an intent that an earlier page sent; leads to its confirmation when there is an order, and
   * ends the intent when there is none: its key would only return the old response again.
   */
  async checkOutcome(): Promise<boolean> {
    const { basketId } = this.parts.basket.basket ?? {};
    const outcome = basketId ? await readPaymentOutcome(this.ports, basketId) : undefined;
    if (outcome?.kind === 'failed') this.settle();
    if (outcome?.kind !== 'order') return false;
    if (outcome.isPending && (await this.cancelAbandoned(outcome.orderId))) return false;
    this.confirm(outcome.orderId, outcome.isPending);
    return true;
  }

  /**
   * A shopper who is in the checkout again has left the page of the provider or of the bank: the order that waits there
   * is cancelled, and the basket is restored. `false` when it waits for something else, or was paid in the meantime.
   */
  private async cancelAbandoned(orderId: string): Promise<boolean> {
    const last = stored(this.ports).read(lastOrder);
    if (last?.orderId !== orderId || last.isPlaced) return false;
    try {
      await client.failOrder(this.ports.call, orderId);
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
    this.settle();
    this.announce({ kind: 'notTaken' });
    return true;
  }

  announce(notice: PlacingNotice | undefined): void {
    this.notice = notice;
  }

  private async placeOnce(shown?: ShownOrder): Promise<void> {
    if (this.isBusy) return;
    const { payment, basket, bots } = this.parts;
    const method = payment.selected;
    const { basketId } = basket.basket ?? {};
    if (!method || !basketId) return;
    if (shown && this.announceDifference(shown)) return;
    const mustAccept =
      this.notice?.kind === 'totalChanged' ||
      this.notice?.kind === 'dueChanged' ||
      this.notice?.kind === 'changedElsewhere';
    this.setStatus({ kind: 'submitting' });
    this.announce(undefined);
    bots.dismiss();
    payment.start();
    payment.submit(method.id);
    const isChanged =
      (mustAccept && (await this.differsAfter(() => basket.acceptChanges()))) ||
      (await this.hasLostGiftCard(basketId));
    const request = isChanged ? undefined : await this.requestOf(basketId, method);
    if (!request) {
      payment.stop(method.id);
      this.setStatus({ kind: 'idle' });
      return;
    }
    await this.send(request);
  }

  /** Exactly the same request of the open intent again; else a new one with a token of the card. */
  private async requestOf(basketId: string, method: ShownMethod): Promise<Request | undefined> {
    const { payment, frame, intent } = this.parts;
    const { key } = intent.begin(basketId);
    const confirmed = this.shown();
    const last = this.lastRequest;
    const isSame =
      last?.confirmedTotal === confirmed.confirmedTotal && last.confirmedDue === confirmed.confirmedDue;
    if (last?.key === key && last.method.id === method.id && isSame) return last;
    const isKept = payment.keepsMethod && method.canBeKept === true;
    const { checkoutId, loadFields, device } = payment;
    if (device.canPay(method.id)) this.setStatus({ kind: 'atDevice' });
    const input = await flowOf(method).read({ frame, checkoutId, method, device, isKept, loadFields });
    this.setStatus({ kind: 'submitting' });
    if (input === 'failed') payment.cancel(method.id);
    if (input === 'silent') await this.reportSilence(basketId);
    if (input === 'silent' || input === 'stopped' || input === 'failed') return undefined;
    return { key, basketId, method, ...confirmed, input };
  }

  private async send(request: Request): Promise<void> {
    const { intent, payment, bots } = this.parts;
    const { key, basketId, method, confirmedTotal, confirmedDue, confirmedItems } = request;
    this.lastRequest = request;
    intent.sent({ key, basketId, isSent: true });
    payment.progress(method.id);
    const proof = bots.consumeProof();
    try {
      const body = {
        ...{ basketId, paymentMethodId: paidBy(method), confirmedTotal, confirmedItems },
        ...(confirmedDue === undefined ? {} : { confirmedDue }),
      };
      const outcome = await flowOf(method).start(this.ports.call, body, request.input, key, proof);
      await this.applyOutcome(outcome, method);
    } catch (error) {
      await this.applyFailure(error, method);
    }
  }

  private async applyOutcome(outcome: OrderOutcome, method: ShownMethod): Promise<void> {
    const { payment, basket } = this.parts;
    switch (outcome.kind) {
      case 'placed':
        payment.finish(method.id);
        this.parts.onPlaced();
        return this.confirm(outcome.order.orderId, false);
      case 'pending':
        payment.finish(method.id);
        if (outcome.order.payment.instructions) this.parts.onPlaced();
        return this.confirm(outcome.order.orderId, true, outcome.order);
      case 'challenge':
        this.rememberOrder(outcome.orderId);
        return this.setStatus(outcome);
      case 'redirect':
        this.rememberOrder(outcome.orderId);
        this.setStatus({ kind: 'leaving' });
        return this.ports.navigation.leave(outcome.url);
      case 'declined':
        this.settle();
        payment.fail({ ...outcome.error, paymentMethodId: method.id });
        await payment.load();
        return this.setStatus({ kind: 'idle' });
      case 'soldOut':
        this.settle();
        payment.stop(method.id);
        return this.soldOut(outcome.productIds);
      case 'changed':
        this.settle();
        payment.stop(method.id);
        if (!(await this.differsAfter(() => basket.loadBag()))) this.announce({ kind: 'changedElsewhere' });
        // What pays may depend on what is left to pay.
        if (basket.basket?.giftCards || method.flow === 'zeroValue') await payment.load();
        return this.setStatus({ kind: 'idle' });
      case 'sessionOver':
        await payment.load();
        return this.stopUnsent(method, { kind: 'sessionOver' });
      case 'couponUsed':
        await basket.loadBag();
        return this.stopUnsent(method, outcome);
      case 'personLimit':
      case 'onDeliveryLimit':
      case 'paidLaterLimit':
        return this.stopUnsent(method, outcome);
      case 'registrationGone':
        await Promise.all([payment.saved.load(), payment.load()]);
        return this.stopUnsent(method, { kind: 'savedGone' });
      case 'methodGone':
        payment.remove(paidBy(method));
        return this.stopUnsent(method, { kind: 'methodGone' });
      case 'freshSignInNeeded':
        return this.stopUnsent(method, { kind: 'signInAgain' });
      case 'botCheckNeeded':
        // Refused before anything was written: the next press sends the card's current data.
        this.settle();
        payment.stop(method.id);
        if (outcome.canProve) this.parts.bots.request('payment');
        else payment.fail(blocked(method.id));
        return this.setStatus({ kind: 'idle' });
      case 'primeRefused':
        await basket.load({ fresh: true });
        return this.stopUnsent(method, { kind: 'primeGone' });
      case 'pointGone':
        await basket.load({ fresh: true });
        return this.stopUnsent(method, outcome);
      case 'notReady':
      case 'slotGone':
        await basket.load({ fresh: true });
        return this.stopUnsent(method, { kind: outcome.kind });
    }
  }

  /** Products sold out before they were reserved: shown in the bag, with everything typed kept. */
  async soldOut(productIds: readonly string[]): Promise<void> {
    const { basket } = this.parts;
    this.ports.analytics.track('form_error', {
      form: 'checkout',
      error: 'FULFILLMENT_FAILED_PRODUCT_NOT_AVAILABLE',
    });
    basket.reservationFailed(productIds);
    await basket.loadBag();
    this.setStatus({ kind: 'idle' });
    this.ports.navigation.go('/cart');
  }

  /** What the page shows: paying agrees to it. */
  private shown(): ShownOrder {
    const { basket } = this.parts.basket;
    const { total = 0, due } = basket?.pricing ?? {};
    return {
      ...{ confirmedTotal: total, confirmedItems: shownItems(basket) },
      ...(due === undefined ? {} : { confirmedDue: due }),
    };
  }

  /** Tells when the basket is not what a page showed any more; `false` when it still is. */
  private announceDifference({ confirmedTotal: from, confirmedItems, ...shown }: ShownOrder): boolean {
    const { confirmedTotal: to, confirmedItems: items, ...now } = this.shown();
    const { confirmedDue: dueFrom = from } = shown;
    const { confirmedDue: dueTo = to } = now;
    if (from === to && dueFrom !== dueTo) {
      this.announce({ kind: 'dueChanged', from: dueFrom, to: dueTo });
      return true;
    }
    if (from === to && contentOf(confirmedItems) === contentOf(items)) return false;
    this.parts.onOtherBasket();
    this.announce(from === to ? { kind: 'changedElsewhere' } : { kind: 'totalChanged', from, to });
    return true;
  }

  /** Whether the basket that a call answers is another one than the page shows; the shopper is told, and looks first. */
  private async differsAfter(load: () => Promise<unknown>): Promise<boolean> {
    const { basket } = this.parts;
    const before = this.shown();
    await load();
    if (!basket.isEmpty) return this.announceDifference(before);
    // Nothing is left to pay: the bag says that another tab emptied it.
    basket.notifyChangedElsewhere();
    this.ports.navigation.go('/cart', { replace: true });
    return true;
  }

  /**
   * Asks the server, just before paying, what the gift cards still pay: tells where they and the chosen method together
   * would not pay the total any more. Without an answer the order is refused instead.
   */
  private async hasLostGiftCard(basketId: string): Promise<boolean> {
    const { basket, payment } = this.parts;
    if (!basket.basket?.giftCards) return false;
    const { currency, pricing } = basket.basket;
    try {
      const { giftCards } = await getGiftCards(this.ports.call, basketId);
      const paymentInstrumentList = [
        ...giftCards.map(({ amount }) => ({ paymentMethodId: giftCertificateMethod, amount })),
        { paymentMethodId: payment.selectedPaymentMethodId ?? '', amount: pricing.due ?? pricing.total },
      ];
      if (isFullyPayable({ currency, pricing, paymentInstrumentList })) return false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
    const isChanged = await this.differsAfter(() => basket.loadBag());
    await payment.load();
    return isChanged;
  }

  /** The card fields did not respond: reports the network if it is unavailable, otherwise the card fields. */
  private async reportSilence(basketId: string): Promise<void> {
    let notice: PlacingNotice = { kind: 'frameSilent' };
    try {
      await client.getPaymentStatus(this.ports.call, basketId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error instanceof Offline) notice = { kind: 'failed', reason: 'offline' };
    }
    this.announce(notice);
  }

  private async applyFailure(error: unknown, method: ShownMethod): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    const notice = failedNotice(error);
    if (notice) return this.stopWith(method, notice);
    const isElsewhere = error instanceof NotFound || error.body?.errorCode === 'IdempotencyKeyReused';
    if (error instanceof Refused && !isElsewhere) {
      this.settle();
      return this.stopWith(method, { kind: 'failed', reason: 'unavailable' });
    }
    // The outcome is unknown. The key is kept: pressing again can't create a second order.
    this.setStatus({ kind: 'checking' });
    const { basketId } = this.parts.basket.basket ?? {};
    const outcome = basketId ? await pollPaymentOutcome(this.ports, basketId, this.parts.pause) : undefined;
    if (outcome?.kind === 'order') return this.confirm(outcome.orderId, outcome.isPending);
    if (outcome?.kind === 'failed') this.settle();
    this.stopWith(method, { kind: outcome?.kind === 'failed' ? 'notTaken' : 'unknown' });
  }

  private confirm(orderId: Order['orderId'], isAsync: boolean, order?: Order): void {
    this.rememberOrder(orderId, true);
    this.settle();
    this.status = { kind: 'done', orderId, bought: this.parts.basket.basket };
    this.parts.basket.reset();
    const query = new URLSearchParams({
      orderId,
      ...(isAsync ? { isAsync: 'true' } : {}),
      ...laterParams(order),
    });
    // Replaces the entry, so that Back does not lead into a finished checkout.
    this.ports.navigation.go(`/confirmation?${query.toString()}`, { replace: true });
  }

  private rememberOrder(orderId: string, isPlaced = false): void {
    const { basketId } = this.parts.basket.basket ?? {};
    stored(this.ports).write(lastOrder, { orderId, basketId, isPlaced });
  }

  /** The back end wrote nothing: the next press is a new intent. */
  private stopUnsent(method: ShownMethod, notice: PlacingNotice): void {
    this.settle();
    this.stopWith(method, notice);
  }

  private stopWith(method: ShownMethod, notice: PlacingNotice): void {
    this.parts.payment.stop(method.id);
    this.announce(notice);
    this.setStatus({ kind: 'idle' });
  }

  private settle(): void {
    this.parts.intent.clear();
    this.lastRequest = undefined;
  }

  private setStatus(status: PlacingStatus): void {
    this.status = status;
  }
}
