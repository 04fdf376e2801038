import type { Basket } from '@touchline/contract/basket/schema';
import { quoteExpress, startExpress, type ExpressRequest } from '@touchline/contract/client/express';
import { failOrder, startHostedPayment, type OrderOutcome } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import { ApiError, BadResponse, Offline, Timeout } from '@touchline/contract/errors';
import type { ExpressQuote } from '@touchline/contract/express/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import { lastOrder } from '../../cart/basket/index.ts';
import type { PaidSheet, SheetAddress, SheetContent } from '../../platform/deviceWallet/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { addressOf } from './addressOf.ts';
import type { OfferedWallet } from './ExpressOfferStore.ts';
import type { ExpressSource } from './ExpressSource.ts';

/** Why nothing was bought; nothing was taken in any of these but `unknown`. */
export type ExpressNotice =
  | {
      kind:
        'declined' | 'over' | 'address' | 'soldOut' | 'step' | 'check' | 'noSheet' | 'failed' | 'notReady';
    }
  | { kind: 'changed'; from: number; to: number }
  | { kind: 'limit'; productName: string }
  /** The answer was lost: the same press again asks for it. */
  | { kind: 'unknown' };

/** A request to pay, exactly as it was sent: it is sent again where its answer was lost. */
interface Sent {
  readonly methodId: string;
  readonly body: Parameters<typeof startHostedPayment>[1];
  readonly key: string;
}

/** What the sheet says of a quote that could not be made. */
const unsold: ExpressQuote = {
  currency: 'XXX',
  problem: 'notReady',
  options: [],
  pricing: { goods: 0, total: 0, due: 0 },
  wallets: [],
};

/**
 * Buys the bag, or a product beside it, in a wallet's sheet: where it goes, by which delivery, and what it costs there, the
 * server says while the sheet is open. Only a sheet that was paid changes anything.
 */
export class ExpressStore {
  /** The method whose sheet is open or being paid. */
  busyWith: string | undefined = undefined;
  notice: ExpressNotice | undefined = undefined;
  private readonly ports: Ports;
  private lost: Sent | undefined = undefined;

  constructor(ports: Ports) {
    this.ports = ports;
    makeAutoObservable<ExpressStore, 'ports' | 'lost'>(
      this,
      { ports: false, lost: false, notice: observableRef },
      { autoBind: true },
    );
  }

  /** Opens the sheet and pays. `describe` puts a quote in the words of the page, `failed` says that there is none; a second press while it runs does nothing. */
  async buy(
    { id, wallet }: OfferedWallet,
    source: ExpressSource,
    describe: (quote: ExpressQuote) => SheetContent,
    failed: string,
  ): Promise<void> {
    const { deviceWallets, reporter } = this.ports;
    if (this.busyWith !== undefined || !deviceWallets) return;
    this.begin(id);
    try {
      if (this.lost) return await this.send(this.lost, source);
      const goods = await goodsOf(source);
      if (!goods) return;
      const desk = new QuoteDesk(this.ports, goods, id);
      const show = async (about: Partial<ExpressRequest>): Promise<SheetContent> => {
        try {
          return describe(await desk.ask(about));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return { ...describe(desk.last ?? unsold), error: failed };
        }
      };
      const paid = await deviceWallets
        .open({
          wallet,
          content: show({}),
          delivery: {
            onAddress: (address) => show({ place: placeOf(address) }),
            onOption: (shippingOptionId) => show({ shippingOptionId }),
          },
        })
        .catch((error: unknown) => {
          reporter.report('The sheet of the wallet did not open.', error);
          return 'noSheet' as const;
        });
      if (paid === 'cancelled') return;
      if (paid === 'noSheet') return this.tell({ kind: 'noSheet' });
      await this.pay(id, source, goods, desk.last, paid);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.tell({ kind: 'failed' });
    } finally {
      this.end();
    }
  }

  /** Puts into the basket what was agreed to in the sheet, and pays it if its total is the one that the sheet showed. */
  private async pay(
    methodId: string,
    source: ExpressSource,
    goods: ExpressRequest,
    quote: ExpressQuote | undefined,
    paid: PaidSheet,
  ): Promise<void> {
    const { call } = this.ports;
    const shippingOptionId = paid.optionId ?? quote?.optionId;
    if (!quote || shippingOptionId === undefined) return this.tell({ kind: 'address' });
    const { basketId } = source.basket ?? (await startExpress(call, goods.items ?? [])) ?? {};
    if (basketId === undefined) return this.tell({ kind: 'soldOut' });
    const shipped = await changeShipment(call, basketId, {
      shippingAddress: addressOf(paid),
      shippingOptionId,
    });
    if (shipped.kind !== 'done')
      return this.tell({ kind: shipped.kind === 'notHeld' ? 'soldOut' : 'address' });
    source.onShipped?.(shipped.basket);
    const { total, due } = shipped.basket.pricing;
    const { pricing: shown } = quote;
    if (total !== shown.total || (due ?? total) !== shown.due)
      return this.tell({ kind: 'changed', from: shown.due, to: due ?? total });
    const body = {
      ...{ basketId, paymentMethodId: methodId, confirmedTotal: total, walletToken: paid.token },
      ...(due === undefined ? {} : { confirmedDue: due }),
      confirmedItems: itemsOf(shipped.basket),
    };
    await this.send({ methodId, body, key: crypto.randomUUID() }, source);
  }

  private async send(sent: Sent, source: ExpressSource): Promise<void> {
    this.lost = undefined;
    try {
      await this.apply(await startHostedPayment(this.ports.call, sent.body, sent.key), sent, source);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Whoever refuses has taken nothing; a silence may hide an order.
      const isLost = error instanceof Offline || error instanceof Timeout || error instanceof BadResponse;
      if (!isLost) return this.tell({ kind: 'failed' });
      this.lost = sent;
      this.tell({ kind: 'unknown' });
    }
  }

  private async apply(outcome: OrderOutcome, { body }: Sent, source: ExpressSource): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
      case 'pending':
        return this.confirm(outcome.order.orderId, body.basketId, outcome.kind === 'pending', source);
      case 'challenge':
      case 'redirect':
        await failOrder(this.ports.call, outcome.orderId);
        return this.tell({ kind: 'step' });
      case 'soldOut':
        return this.tell({ kind: 'soldOut' });
      case 'personLimit':
        return this.tell({ kind: 'limit', productName: outcome.productName });
      case 'sessionOver':
        return this.tell({ kind: 'over' });
      case 'botCheckNeeded':
        return this.tell({ kind: 'check' });
      case 'declined':
        return this.tell({ kind: 'declined' });
      default:
        return this.tell({ kind: 'notReady' });
    }
  }

  private confirm(orderId: string, basketId: string, isPending: boolean, source: ExpressSource): void {
    stored(this.ports).write(lastOrder, { orderId, basketId, isPlaced: true });
    if (source.basket) source.onBought?.();
    const query = new URLSearchParams({ orderId, ...(isPending ? { isAsync: 'true' } : {}) });
    this.ports.navigation.go(`/confirmation?${query.toString()}`);
  }

  private begin(methodId: string): void {
    this.busyWith = methodId;
    this.notice = undefined;
  }

  private end(): void {
    this.busyWith = undefined;
  }

  private tell(notice: ExpressNotice): void {
    this.notice = notice;
  }
}

/** What is quoted and bought; `undefined` as long as a size has to be chosen. */
async function goodsOf({ basket, items }: ExpressSource): Promise<ExpressRequest | undefined> {
  if (basket?.basketId !== undefined) return { basketId: basket.basketId };
  const chosen = await items?.();
  return chosen && { items: [...chosen] };
}

/** Asks for prices as a sheet does: each answer is for the last address and the last delivery. */
class QuoteDesk {
  /** The answer that the sheet shows. */
  last: ExpressQuote | undefined = undefined;
  private readonly ports: Pick<Ports, 'call'>;
  private request: ExpressRequest;
  private asked = 0;

  private readonly methodId: string;

  constructor(ports: Pick<Ports, 'call'>, goods: ExpressRequest, methodId: string) {
    this.ports = ports;
    this.methodId = methodId;
    this.request = goods;
  }

  async ask(about: Partial<ExpressRequest>): Promise<ExpressQuote> {
    this.request = { ...this.request, ...about };
    this.asked += 1;
    const mine = this.asked;
    const quote = (await quoteExpress(this.ports.call, this.request)) ?? unsold;
    // Several parcels, or nothing left to pay: that is what the checkout is for.
    const isPayable = quote.wallets.some(({ id }) => id === this.methodId);
    const answer: ExpressQuote = isPayable || quote.problem ? quote : { ...quote, problem: 'notReady' };
    // An older answer may come later.
    if (mine === this.asked) this.last = answer;
    return answer;
  }
}

const placeOf = ({ country, postalCode, city, region }: SheetAddress) => ({
  country,
  postalCode,
  city,
  region,
});

const itemsOf = ({ shipmentList }: Basket) =>
  shipmentList
    .flatMap(({ productLineItemList }) => productLineItemList)
    .map(({ productId, quantity }) => ({ productId, quantity }));
