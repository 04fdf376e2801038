import type { Basket } from '@touchline/contract/basket/schema';
import { getVouchers, setVoucher, type VoucherOutcome } from '@touchline/contract/client/loyalty';
import type { Voucher } from '@touchline/contract/loyalty/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { shownVouchers } from './shownVouchers.ts';

export type VoucherProblem = Exclude<VoucherOutcome['kind'], 'done'> | 'required' | 'failed';

interface VoucherBasket {
  readonly basket: Pick<Basket, 'basketId' | 'couponList' | 'pricing'> | undefined;
  /** Takes the basket that a change has answered. */
  take(basket: Basket): void;
}

/** The voucher of the basket in the checkout. */
export class CheckoutVoucherStore {
  /** The code that was typed or chosen. */
  code = '';
  vouchers: readonly Voucher[] = [];
  isBusy = false;
  problem: VoucherProblem | undefined = undefined;
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;
  private readonly owner: VoucherBasket;

  constructor(ports: Pick<Ports, 'call' | 'reporter'>, owner: VoucherBasket) {
    this.ports = ports;
    this.owner = owner;
    makeAutoObservable<CheckoutVoucherStore, 'ports' | 'owner'>(
      this,
      { ports: false, owner: false, vouchers: observableRef },
      { autoBind: true },
    );
  }

  /** The voucher that the basket names, and whether it takes anything off. */
  get applied(): { readonly code: string; readonly isUsed: boolean } | undefined {
    const coupon = this.owner.basket?.couponList[0];
    return coupon && { code: coupon.couponCode, isUsed: coupon.statusCode === 'APPLIED' };
  }

  /** Why the voucher that the basket names takes nothing off. */
  get standing(): VoucherProblem | undefined {
    const status = this.owner.basket?.couponList[0]?.statusCode;
    if (status === 'BELOW_MINIMUM') return 'minimum';
    return status === 'NOT_USABLE' ? 'notUsable' : undefined;
  }

  /** Loads the member's vouchers, and offers the one of the highest value. */
  async load(): Promise<void> {
    try {
      const outcome = await getVouchers(this.ports.call);
      runInAction(() => {
        this.vouchers = outcome.kind === 'done' ? shownVouchers(outcome.answer) : [];
        if (this.code === '' && this.vouchers[0]) this.type(this.vouchers[0].code);
      });
    } catch (error) {
      // A code can still be typed.
      this.ports.reporter.report('The vouchers could not be loaded', error);
    }
  }

  type(code: string): void {
    this.code = code;
    this.problem = undefined;
  }

  /** Has the basket use the code. */
  async apply(): Promise<void> {
    const code = this.code.trim();
    if (code === '') {
      this.problem = 'required';
      return;
    }
    await this.change(code);
  }

  /** Takes the voucher off the basket. */
  async remove(): Promise<void> {
    await this.change(undefined);
  }

  private async change(code: string | undefined): Promise<void> {
    const { basketId } = this.owner.basket ?? {};
    if (basketId === undefined || this.isBusy) return;
    this.isBusy = true;
    this.problem = undefined;
    try {
      const outcome = await setVoucher(this.ports.call, basketId, code);
      runInAction(() => {
        if (outcome.kind === 'done') this.owner.take(outcome.basket);
        else this.problem = outcome.kind;
      });
    } catch (error) {
      this.ports.reporter.report('The voucher could not be used', error);
      runInAction(() => (this.problem = 'failed'));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
