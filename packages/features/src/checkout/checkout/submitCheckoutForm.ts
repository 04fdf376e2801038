import type { CheckoutStore } from './CheckoutStore.ts';
import type { CheckoutChange } from './readCheckoutForm.ts';

/**
 * Carries out a form posted without JavaScript: `done` leads to the next step (303), `slotNeeded` to the delivery step,
 * where the time of the chosen option is chosen, `refused` shows the page with what was typed (422), `found` shows it with
 * what was found (200), `left` means that the navigation port was called with the next address.
 */
export async function submitCheckoutForm(
  store: CheckoutStore,
  change: CheckoutChange,
): Promise<'done' | 'slotNeeded' | 'found' | 'refused' | 'left'> {
  const { details, payment, placing } = store;
  const refused = () => {
    store.countAttempt();
    return store.refuseForm();
  };
  const { kind } = change.details;
  if (kind && kind !== details.kind) store.collection.reset();
  details.applyTyped(change.details);
  if (change.keepsAddress !== undefined) store.account.keep(change.keepsAddress);
  // Other fields than those of the chosen address were sent with it: those of the one that the page showed.
  if (change.savedAddress !== undefined) store.account.choose(change.savedAddress);
  if (change.savedAddress) details.useSaved(store.account.chosen);
  if (change.action === 'place') {
    store.collection.chooser.type(change.place ?? '');
    await store.collection.chooser.searchTyped();
    store.refuseForm();
    return 'found';
  }
  if (change.action === 'point') {
    if (change.point && (await store.collection.chooseFrom(change.place ?? '', change.point))) return 'done';
    store.refuseForm();
    return 'refused';
  }
  if (change.intent) store.resumeIntent(change.intent);
  if (change.isScriptless) payment.offerWithoutScript();
  const isOffered = payment.find(change.paymentMethodId) !== undefined;
  payment.keepMethod(change.keepsPayment === true);
  if (isOffered && change.paymentMethodId) payment.select(change.paymentMethodId);
  if (change.acceptsSlotTerms !== undefined) await store.delivery.slots.accept(change.acceptsSlotTerms);
  if (change.sms) await store.delivery.sms.apply(change.sms);
  if (change.acceptedDocuments) await store.delivery.consents.acceptOnly(change.acceptedDocuments);
  if (change.action === 'pay-hosted') {
    await store.pay(change.selected, change.shown);
    return placing.status.kind === 'leaving' || placing.status.kind === 'done' ? 'left' : refused();
  }
  if (!(await store.choose(change.selected))) return refused();
  // The next page is a separate request: it finds the choice in the basket.
  if (isOffered) await store.savePaymentMethod();
  return store.delivery.slots.isBooked(store.delivery.scheduledShipments) ? 'done' : 'slotNeeded';
}
