import { SubscriptionPage, subscriptionStore } from '@touchline/features/newsletter';
import { useStore } from '../../state/StoresContext.ts';

export function NewsletterUnsubscribeView() {
  return <SubscriptionPage store={useStore(subscriptionStore)} purpose="unsubscribe" />;
}
