import { ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { Campaign, useCampaignTitle } from './CampaignDialog.tsx';
import type { CampaignStore } from './CampaignStore.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterMessages } from './newsletterMessages.ts';
import { SignedUp, SignUpFailed } from './NewsletterResult.tsx';
import type { NewsletterStore } from './NewsletterStore.ts';

export interface NewsletterPageProps {
  store: NewsletterStore;
  /** The campaign that the address names. */
  campaign?: CampaignStore | undefined;
}

/** The page that signs up. Works as a plain form without JavaScript. */
export const NewsletterPage = observer(function NewsletterPage({ store, campaign }: NewsletterPageProps) {
  const t = useMessages(newsletterMessages);
  return (
    <Container measure="form">
      <Section>
        {campaign && store.state !== 'success' && store.state !== 'error' ? (
          <CampaignOnPage {...{ store, campaign }} />
        ) : (
          <Stack gap={24}>
            <Heading level={1} variant="title">
              {t(titleOf(store))}
            </Heading>
            <Content store={store} />
          </Stack>
        )}
      </Section>
    </Container>
  );
});

function titleOf({ state }: NewsletterStore) {
  if (state === 'success') return 'newsletter.success.title';
  return state === 'error' ? 'newsletter.signup.error' : 'newsletter.title';
}

const Content = observer(function Content({ store }: { store: NewsletterStore }) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  if (store.state === 'success')
    return (
      <Stack gap={24}>
        <SignedUp store={store} place="form" />
        <ButtonLink variant="secondary" href={site.href('/')}>
          {t('newsletter.done')}
        </ButtonLink>
      </Stack>
    );
  if (store.state === 'error') return <SignUpFailed store={store} />;
  return (
    <Stack gap={24}>
      <p>{t('newsletter.lead', { brand: site.brand.name })}</p>
      <NewsletterForm store={store} />
    </Stack>
  );
});

const CampaignOnPage = observer(function CampaignOnPage({
  store,
  campaign,
}: {
  store: NewsletterStore;
  campaign: CampaignStore;
}) {
  const title = useCampaignTitle(campaign);
  const query = `?${new URLSearchParams({ campaign: campaign.componentId }).toString()}`;
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title">
        {title}
      </Heading>
      <Campaign {...{ campaign, store, query }} />
    </Stack>
  );
});
