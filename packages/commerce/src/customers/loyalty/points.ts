import type { PointsAccount, TransferKind } from './tables.ts';

/** Points that move from one account of the ledger to another; always more than none. */
export interface Transfer {
  readonly kind: TransferKind;
  readonly from: { readonly orderId: string; readonly ledger: PointsAccount };
  readonly to: { readonly orderId: string; readonly ledger: PointsAccount };
  readonly points: number;
}

/** The points of one order, by account of the ledger. */
export type Balances = Record<PointsAccount, number>;

export const noPoints = (): Balances => ({
  ...{ issued: 0, pending: 0, available: 0, redeemed: 0, expired: 0, refunded: 0, forfeited: 0 },
});

/** What the ledger needs to know of an order. */
export interface OrderPoints {
  readonly orderId: string;
  /** Points that what is still paid is worth. */
  readonly target: number;
  /** Whether it may earn more than is booked: it was placed in this membership. */
  readonly mayEarn: boolean;
  /** When its goods can no longer be returned. */
  readonly matureAt: Date;
  readonly expireAt: Date;
}

/**
 * A member's ledger, to which transfers are added. It decides nothing about time or money: each method names one thing
 * that happens, and books as many transfers as it takes.
 */
export class PointsLedger {
  readonly transfers: Transfer[] = [];
  private readonly lots: Map<string, Balances>;

  constructor(lots: ReadonlyMap<string, Balances>) {
    this.lots = new Map([...lots].map(([orderId, balances]) => [orderId, { ...balances }]));
  }

  get available(): number {
    return this.sum('available');
  }

  get pending(): number {
    return this.sum('pending');
  }

  /** The points of an order. */
  of(orderId: string): Readonly<Balances> {
    return this.lots.get(orderId) ?? noPoints();
  }

  /** Books the difference to what an order is worth now; returns the points that were taken back. */
  settleOrder({ orderId, target, mayEarn }: OrderPoints): number {
    const { pending, available, expired, forfeited } = this.of(orderId);
    const booked = -this.of(orderId).issued - this.of(orderId).refunded;
    if (target > booked) {
      if (mayEarn) this.move('pending', orderId, 'issued', 'pending', target - booked);
      return 0;
    }
    const back = booked - target;
    let left = back;
    const take = (ledger: PointsAccount, most: number) => {
      const points = Math.min(left, Math.max(0, most));
      this.move('refunded', orderId, ledger, 'refunded', points);
      left -= points;
    };
    take('pending', pending);
    take('available', available);
    take('expired', expired);
    take('forfeited', forfeited);
    // Used already: the member owes them, until other points make up for it.
    take('available', left);
    return back;
  }

  /** The goods can no longer be returned: returns the points that are now available. */
  mature(orderId: string): number {
    const { pending } = this.of(orderId);
    this.move('earned', orderId, 'pending', 'available', pending);
    return pending;
  }

  /** Lets points make up for those that a member owes. */
  offset(ordersByExpiry: readonly string[]): void {
    for (const debtor of this.lots.keys())
      for (const orderId of ordersByExpiry) {
        const points = Math.min(-this.of(debtor).available, this.of(orderId).available);
        if (points > 0)
          this.book({
            kind: 'offset',
            from: { orderId, ledger: 'available' },
            to: { orderId: debtor, ledger: 'available' },
            points,
          });
      }
  }

  /** The points of an order were not used in time; returns how many. */
  expire(orderId: string): number {
    const points = Math.max(0, this.of(orderId).available);
    this.move('expired', orderId, 'available', 'expired', points);
    return points;
  }

  /** Uses points, those that expire first before others. Returns whether there were enough. */
  redeem(points: number, ordersByExpiry: readonly string[]): boolean {
    if (points <= 0 || points > this.available) return false;
    let left = points;
    for (const orderId of ordersByExpiry) {
      const some = Math.min(left, Math.max(0, this.of(orderId).available));
      this.move('redeemed', orderId, 'available', 'redeemed', some);
      left -= some;
    }
    return left === 0;
  }

  /** A voucher that points bought was taken back unused: gives the points back to where they came from, the last first. */
  giveBack(points: number, ordersByExpiry: readonly string[]): void {
    let left = points;
    for (const orderId of ordersByExpiry.toReversed()) {
      const some = Math.min(left, Math.max(0, this.of(orderId).redeemed));
      this.move('returned', orderId, 'redeemed', 'available', some);
      left -= some;
    }
  }

  /** The member leaves: nothing is left but what is owed. */
  forfeit(ordersByExpiry: readonly string[]): void {
    this.offset(ordersByExpiry);
    for (const orderId of [...this.lots.keys()]) {
      this.move('forfeited', orderId, 'pending', 'forfeited', this.of(orderId).pending);
      this.move('forfeited', orderId, 'available', 'forfeited', this.of(orderId).available);
    }
  }

  private move(
    kind: TransferKind,
    orderId: string,
    from: PointsAccount,
    to: PointsAccount,
    points: number,
  ): void {
    if (points > 0) this.book({ kind, from: { orderId, ledger: from }, to: { orderId, ledger: to }, points });
  }

  private book(transfer: Transfer): void {
    const { from, to, points } = transfer;
    this.lot(from.orderId)[from.ledger] -= points;
    this.lot(to.orderId)[to.ledger] += points;
    this.transfers.push(transfer);
  }

  private lot(orderId: string): Balances {
    const known = this.lots.get(orderId) ?? noPoints();
    this.lots.set(orderId, known);
    return known;
  }

  private sum(ledger: PointsAccount): number {
    return [...this.lots.values()].reduce((sum, balances) => sum + balances[ledger], 0);
  }
}
