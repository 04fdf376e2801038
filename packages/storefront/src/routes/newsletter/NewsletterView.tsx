import { campaignStore, NewsletterPage, newsletterStore } from '@touchline/features/newsletter';
import { useStore } from '../../state/StoresContext.ts';

export function NewsletterView() {
  const campaign = useStore(campaignStore);
  return (
    <NewsletterPage
      store={useStore(newsletterStore)}
      campaign={campaign.componentId === '' ? undefined : campaign}
    />
  );
}
