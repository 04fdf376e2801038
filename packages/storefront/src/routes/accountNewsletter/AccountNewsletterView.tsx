import { OwnNewsletterPage, subscriptionStore } from '@touchline/features/newsletter';
import { useStore } from '../../state/StoresContext.ts';

export function AccountNewsletterView() {
  return <OwnNewsletterPage store={useStore(subscriptionStore)} />;
}
