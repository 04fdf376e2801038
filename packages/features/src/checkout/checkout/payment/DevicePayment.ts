import { formatMinor, fromWire } from '@touchline/contract/money';
import type { PaymentMethod } from '@touchline/contract/payment/schema';
import { makeAutoObservable, runInAction } from 'mobx';
import type { BasketStore } from '../../../cart/basket/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';

type Needs = Pick<Ports, 'deviceWallets' | 'reporter'>;

/** By which wallets this device can pay, and their sheet. */
export class DevicePayment {
  private readonly payable = new Set<string>();
  private readonly ports: Needs;
  private readonly basket: BasketStore;

  constructor(ports: Needs, basket: BasketStore) {
    this.ports = ports;
    this.basket = basket;
    makeAutoObservable<DevicePayment, 'ports' | 'basket'>(
      this,
      { ports: false, basket: false },
      { autoBind: true },
    );
  }

  /** Whether this device can pay by a method. Unknown until `look`, and on the server. */
  canPay(methodId: string): boolean {
    return this.payable.has(methodId);
  }

  /** Finds out by which of these methods this device can pay. */
  async look(methods: readonly PaymentMethod[]): Promise<void> {
    const { deviceWallets } = this.ports;
    if (!deviceWallets) return;
    for (const { id, wallet } of methods)
      if (wallet && (await deviceWallets.canPay(wallet))) runInAction(() => this.payable.add(id));
  }

  /**
   * Has the sheet of a wallet pay what is left of the basket. `stopped` when the shopper closes it; `undefined` where the
   * device has no such wallet; `failed` where the sheet does not open. Nothing is paid in any of these.
   */
  async pay({ id, wallet }: PaymentMethod): Promise<{ token: string } | 'stopped' | 'failed' | undefined> {
    const { deviceWallets, reporter } = this.ports;
    const { basket } = this.basket;
    if (!wallet || !deviceWallets || !basket || !this.canPay(id)) return undefined;
    const { currency, pricing } = basket;
    const value = formatMinor(fromWire(pricing.due ?? pricing.total, currency).minor, currency);
    const total = { label: wallet.payee, amount: { currency, value } };
    const content = Promise.resolve({ total, items: [], options: [] });
    try {
      const paid = await deviceWallets.open({ wallet, content });
      return paid === 'cancelled' ? 'stopped' : { token: paid.token };
    } catch (error) {
      reporter.report('The sheet of the wallet did not open.', error);
      return 'failed';
    }
  }
}
