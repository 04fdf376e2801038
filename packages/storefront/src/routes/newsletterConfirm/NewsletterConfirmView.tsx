import { SubscriptionPage, subscriptionStore } from '@touchline/features/newsletter';
import { useStore } from '../../state/StoresContext.ts';

export function NewsletterConfirmView() {
  return <SubscriptionPage store={useStore(subscriptionStore)} purpose="confirm" />;
}
