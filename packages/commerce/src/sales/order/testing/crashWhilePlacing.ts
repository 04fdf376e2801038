import { placeOrder } from '@touchline/contract/client/order';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { payment, readyBag } from './buying.ts';
import { openCheckout } from './openCheckout.ts';

/** Places an order and crashes at a given point; runs in a separate process. Returns only if it did not crash. */
export async function crashWhilePlacing(
  database: OpenDatabase,
  point: string,
  die: () => void,
): Promise<void> {
  const checkout = await openCheckout(database, {
    checkout: {
      crash: {
        async reach(reached) {
          if (reached === point) die();
        },
      },
    },
  });
  const guest = checkout.shopper();
  const basket = await readyBag(guest);
  await placeOrder(
    guest.call,
    {
      basketId: basket.basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: basket.pricing.total,
      ...(await payment(checkout, guest, basket.basketId)),
    },
    'kill-key-01',
  );
}
