import type { CouponContext } from '@touchline/contract/client/coupon';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { CouponRefusal } from '@touchline/contract/coupon/constants';
import type { Basket } from '@touchline/contract/basket/schema';
import { ApiError, RateLimited } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import type { BasketStore } from '../basket/index.ts';

const coupons = lazyCalls(() => import('@touchline/contract/client/coupon'));
const giftCards = lazyCalls(() => import('@touchline/contract/client/giftCard'));

/** Why a code was not taken. */
export type CodeProblem =
  | { kind: 'required' | 'giftCardRefused' | 'tooManyGiftCards' | 'failed' }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: CouponRefusal; minimum?: number | undefined };

export type CodeKind = 'coupon' | 'giftCard';

/** A change of the codes from a posted form. */
export type CodesChange = { kind: CodeKind; code: string } | { kind: CodeKind; remove: string };

export interface CodesSnapshot {
  typed?: Partial<Record<CodeKind, string>>;
  problems?: Partial<Record<CodeKind, CodeProblem>>;
  followed?: FollowedCoupon;
}

/** What became of a coupon that a link brought. */
export interface FollowedCoupon {
  code: string;
  problem?: CodeProblem;
  /** The bag is empty: there is nothing to use it for yet. */
  isWaiting?: true;
}

/** Coupons and gift cards of the basket: typed, refused, removed. */
export class CodesStore {
  typed: Partial<Record<CodeKind, string>> = {};
  problems: Partial<Record<CodeKind, CodeProblem>> = {};
  busy: CodeKind | undefined = undefined;
  followed: FollowedCoupon | undefined = undefined;
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;
  private readonly basket: BasketStore;
  /** The page on which the codes are typed. */
  readonly context: CouponContext;

  constructor(ports: Pick<Ports, 'call' | 'reporter'>, basket: BasketStore, context: CouponContext) {
    this.ports = ports;
    this.basket = basket;
    this.context = context;
    makeAutoObservable<CodesStore, 'ports' | 'basket'>(
      this,
      {
        ...{ ports: false, basket: false, context: false },
        ...{ typed: observableRef, problems: observableRef, followed: observableRef },
      },
      { autoBind: true },
    );
  }

  /** The coupons of the basket, without the vouchers of the membership programme. */
  get coupons(): Basket['couponList'] {
    return (this.basket.basket?.couponList ?? []).filter(({ kind }) => kind !== undefined);
  }

  get giftCards(): NonNullable<Basket['giftCards']> {
    return this.basket.basket?.giftCards ?? [];
  }

  type(kind: CodeKind, code: string): void {
    this.typed = { ...this.typed, [kind]: code };
  }

  /** Uses the code that was typed; `false` where it was refused. */
  async add(kind: CodeKind): Promise<boolean> {
    const code = this.typed[kind]?.trim() ?? '';
    if (code === '') return this.tell(kind, { kind: 'required' });
    const problem = await this.change(kind, (basketId) => this.send(kind, basketId, code));
    if (problem) return this.tell(kind, problem);
    this.type(kind, '');
    return true;
  }

  /** Takes a coupon or a gift card off; `false` where that failed. */
  async remove(kind: CodeKind, id: string): Promise<boolean> {
    const { call } = this.ports;
    const problem = await this.change(kind, async (basketId) => {
      const basket = await (kind === 'coupon'
        ? (await coupons()).removeCoupon(call, basketId, id, this.context)
        : (await giftCards()).removeGiftCard(call, basketId, id));
      this.basket.store(basket);
      return undefined;
    });
    return problem === undefined || this.tell(kind, problem);
  }

  /** Uses the coupon of a link, and keeps what became of it to be told. */
  async follow(code: string): Promise<void> {
    if (this.basket.isEmpty) {
      this.followed = { code, isWaiting: true };
      return;
    }
    const problem = await this.change('coupon', (basketId) => this.send('coupon', basketId, code));
    runInAction(() => (this.followed = { code, ...(problem ? { problem } : {}) }));
  }

  /** Carries out a posted form; `false` where it was refused. */
  async applyForm(change: CodesChange): Promise<boolean> {
    if ('remove' in change) return this.remove(change.kind, change.remove);
    this.type(change.kind, change.code);
    return this.add(change.kind);
  }

  /** What the page has to show of a form or a link; nothing where there is none. */
  toSnapshot(): CodesSnapshot | undefined {
    const { typed, problems, followed } = this;
    const isQuiet = !followed && [...Object.values(typed), ...Object.values(problems)].every((each) => !each);
    return isQuiet ? undefined : { typed, problems, ...(followed ? { followed } : {}) };
  }

  fillFromSnapshot({ typed = {}, problems = {}, followed }: CodesSnapshot): void {
    this.typed = typed;
    this.problems = problems;
    this.followed = followed;
  }

  private async send(kind: CodeKind, basketId: string, code: string): Promise<CodeProblem | undefined> {
    const { call } = this.ports;
    if (kind === 'coupon') {
      const outcome = await (await coupons()).addCoupon(call, basketId, code, this.context);
      if (outcome.kind === 'refused') return { kind: outcome.reason, minimum: outcome.minimum };
      this.basket.store(outcome.basket);
      return undefined;
    }
    const outcome = await (await giftCards()).addGiftCard(call, basketId, code);
    if (outcome.kind === 'done') this.basket.store(outcome.basket);
    else return { kind: outcome.kind === 'tooMany' ? 'tooManyGiftCards' : 'giftCardRefused' };
    return undefined;
  }

  private async change(
    kind: CodeKind,
    send: (basketId: string) => Promise<CodeProblem | undefined>,
  ): Promise<CodeProblem | undefined> {
    const { basketId } = this.basket.basket ?? {};
    if (!basketId || this.busy) return undefined;
    this.busy = kind;
    this.problems = { ...this.problems, [kind]: undefined };
    try {
      return await send(basketId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error instanceof RateLimited) return { kind: 'rateLimited', seconds: error.retryAfter ?? 60 };
      this.ports.reporter.report('A code could not be used.', error);
      return { kind: 'failed' };
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  private tell(kind: CodeKind, problem: CodeProblem): false {
    runInAction(() => (this.problems = { ...this.problems, [kind]: problem }));
    return false;
  }
}
