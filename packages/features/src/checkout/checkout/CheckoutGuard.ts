import { startCheckout } from '@touchline/contract/client/basket';
import { checkoutGuard, lastOrder, type BasketStore } from '../../cart/basket/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import type { PlaceIntent } from './placing/PlaceIntent.ts';
import type { PlacingStore } from './placing/PlacingStore.ts';

/** The parts of the checkout that opening it needs. */
export interface CheckoutGuardParts {
  basket: BasketStore;
  intent: PlaceIntent;
  placing: PlacingStore;
}

/** Decides who may open the checkout, and reserves the stock for it. */
export class CheckoutGuard {
  private readonly ports: Ports;
  private readonly parts: CheckoutGuardParts;

  constructor(ports: Ports, parts: CheckoutGuardParts) {
    this.ports = ports;
    this.parts = parts;
  }

  /**
   * Whether the shopper may go on. One without a basket to buy is redirected; `isChanged` when the basket holds something
   * else than the page showed before.
   */
  admit(isChanged: boolean): 'admitted' | 'redirected' | 'signInNeeded' {
    const { navigation, clock, flags } = this.ports;
    const { basket } = this.parts.basket;
    if (checkoutGuard(basket, clock.now())) {
      const last = stored(this.ports).read(lastOrder);
      const isBackAfterPaying = last?.isPlaced && this.parts.basket.productCount === 0;
      const to = isBackAfterPaying ? `/confirmation?orderId=${encodeURIComponent(last.orderId)}` : '/cart';
      if (isChanged && !isBackAfterPaying) this.parts.basket.notifyChangedElsewhere();
      navigation.go(to, { replace: true });
      return 'redirected';
    }
    return flags.value('guestCheckout') || basket?.customer.customerId ? 'admitted' : 'signInNeeded';
  }

  /**
   * Reserves the stock, unless the basket came with its reservation (`isHeld`); `false` when another page opens instead:
   * the cart, or the one of an order under way.
   */
  async hold(isHeld = false): Promise<'held' | 'unreserved' | false> {
    const { basket, intent, placing } = this.parts;
    const { basketId } = basket.basket ?? {};
    const isOpen = basketId !== undefined && intent.of(basketId)?.isSent;
    // A failed attempt ends the intent: the next press is a new one.
    if (isOpen && (await placing.checkOutcome())) return false;
    if (isHeld) return basket.basket?.reservedUntil === undefined ? 'unreserved' : 'held';
    const start = await startCheckout(this.ports.call);
    if (start.kind !== 'notHeld') {
      basket.store(start.basket);
      return start.kind;
    }
    // No product is named when another tab is paying for this basket.
    if (start.productIds.length === 0 && (await placing.checkOutcome())) return false;
    if (start.productIds.length > 0)
      this.ports.analytics.track('form_error', {
        form: 'checkout',
        error: 'RESERVATION_FAILED_PRODUCT_NOT_AVAILABLE',
      });
    basket.reservationFailed(start.productIds);
    this.ports.navigation.go('/cart', { replace: true });
    return false;
  }
}
