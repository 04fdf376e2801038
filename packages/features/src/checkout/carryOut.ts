import type { CheckoutStore } from './CheckoutStore.ts';
import type { CheckoutChange } from './readCheckoutForm.ts';

/**
 * Carries out a step as a form posted it, before the script: `done` leads to the next step (303), `refused` shows
 * the page with what was typed (422), `left` means that the navigation port was told where to go.
 */
export async function carryOut(
  store: CheckoutStore,
  change: CheckoutChange,
): Promise<'done' | 'refused' | 'left'> {
  const { details, delivery, payment, placing } = store;
  const refused = () => {
    store.countAttempt();
    return 'refused' as const;
  };
  switch (change.act) {
    case 'contact':
      details.take({ contact: change.contact });
      return (await store.saveContact()) ? 'done' : 'refused';
    case 'address':
      details.take(change);
      return (await store.showDelivery()) ? 'done' : 'refused';
    case 'delivery':
      for (const { shipmentId, optionId } of change.selected)
        if (!(await delivery.select(shipmentId, optionId))) return refused();
      return 'done';
    case 'pay-hosted': {
      if (change.intent) store.takeIntent(change.intent);
      if (payment.paymentMethods.some(({ id }) => id === change.paymentMethodId))
        payment.select(change.paymentMethodId);
      await store.pay();
      return placing.status.kind === 'leaving' || placing.status.kind === 'done' ? 'left' : refused();
    }
  }
}
