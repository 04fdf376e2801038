import { OwnNewsletterPage, subscriptionStore } from '@touchline/features/newsletter';
import { useStore } from '../../app/StoresContext.ts';

export function AccountNewsletterView() {
  return <OwnNewsletterPage store={useStore(subscriptionStore)} />;
}
