import { newsletterPages } from '@touchline/contract/newsletter/constants';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { Preferences } from './SubscriptionPage.tsx';
import type { SubscriptionStore } from './SubscriptionStore.ts';

/** The page of the account about its newsletter, below the site path. */
export const ownNewsletterPath = '/account/newsletter';

/** The newsletter of the account's address. */
export const OwnNewsletterPage = observer(function OwnNewsletterPage({
  store,
}: {
  store: SubscriptionStore;
}) {
  const t = useMessages(newsletterMessages);
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title">
        {t('newsletter.preferences.title')}
      </Heading>
      <Content store={store} />
    </Stack>
  );
});

const Content = observer(function Content({ store }: { store: SubscriptionStore }) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  const { status } = store;
  if (status.kind === 'loading')
    return (
      <Stack aria-busy="true">
        <Skeleton />
        <Skeleton share={0.8} />
      </Stack>
    );
  if (status.kind === 'open' && status.subscription.state !== 'ended')
    return <Preferences {...{ store }} subscription={status.subscription} path={ownNewsletterPath} />;
  if (status.kind === 'failed')
    return (
      <Callout
        tone="urgent"
        isAnnounced
        title={t('newsletter.unavailable.title')}
        actions={
          <Button variant="secondary" onClick={() => void store.openOwn()}>
            {t('newsletter.again')}
          </Button>
        }
      >
        {t(status.reason === 'offline' ? 'newsletter.offline' : 'newsletter.unavailable')}
      </Callout>
    );
  return (
    <Stack gap={24}>
      <p role="status">{t('newsletter.preferences.none')}</p>
      <div>
        <ButtonLink href={site.href(newsletterPages.signUp)}>{t('newsletter.submit')}</ButtonLink>
      </div>
    </Stack>
  );
});
