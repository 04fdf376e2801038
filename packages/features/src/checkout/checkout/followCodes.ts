import type { CodesChange } from '../../cart/codes/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';

type Followed = Pick<CheckoutStore, 'placing' | 'payment' | 'delivery'>;

/** A coupon or a gift card has come or gone: other methods may pay what is left, and a delivery may cost something else. */
export async function followCodes({ placing, payment, delivery }: Followed): Promise<void> {
  placing.announce(undefined);
  await Promise.all([
    payment.load({ keepsFrame: true }),
    delivery.status === 'ready' ? delivery.load() : undefined,
  ]);
}

/** Carries out a posted form with a code. */
export async function applyCodes(
  store: Followed & Pick<CheckoutStore, 'codes'>,
  change: CodesChange,
): Promise<void> {
  if (await store.codes.applyForm(change)) await followCodes(store);
}
