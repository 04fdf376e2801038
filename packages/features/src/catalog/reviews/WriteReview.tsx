import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { MessagePage, NotLoadedPage } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { reviewsMessages } from './reviewsMessages.ts';
import { WriteReviewForm } from './WriteReviewForm.tsx';
import type { WriteReviewStore } from './WriteReviewStore.ts';

export interface WriteReviewProps {
  store: WriteReviewStore;
  /** Name of the product; absent where there is none. */
  name: string | undefined;
  /** Path of the product's page, below the site path. */
  path: string;
  /** Path that the form is posted to, below the site path. */
  action: string;
}

/** The page on which a review is written, changed and deleted. Its form works without JavaScript, except photos. */
export const WriteReview = observer(function WriteReview({ store, name, path, action }: WriteReviewProps) {
  const t = useMessages(reviewsMessages);
  const site = useSite();
  const { status, review } = store;
  const back = <ButtonLink href={site.href(path)}>{t('back')}</ButtonLink>;
  if (status.kind === 'loading') return <Loading />;
  if (status.kind === 'failed') return <Failed store={store} />;
  if (status.kind === 'gone' || name === undefined)
    return (
      <MessagePage title={t('gone.title')} actions={back}>
        {t('gone.text')}
      </MessagePage>
    );
  if (status.kind === 'signedOut') {
    const signIn = site.signInHref(action);
    return (
      <MessagePage
        title={t('signedOut.title')}
        actions={signIn ? <ButtonLink href={signIn}>{t('signIn')}</ButtonLink> : back}
      >
        {t('signedOut.text')}
      </MessagePage>
    );
  }
  if (status.kind === 'sent')
    return (
      <MessagePage role="status" title={t('sent.title')} actions={back}>
        {t('sent.text')}
      </MessagePage>
    );
  if (status.kind === 'deleted')
    return (
      <MessagePage role="status" title={t('deleted.title')} actions={back}>
        {t('deleted.text')}
      </MessagePage>
    );
  return (
    <Container measure="text">
      <Section>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1} variant="title">
              {t(review ? 'write.change' : 'write.title')}
            </Heading>
            <p>
              <Link href={site.href(path)}>{name}</Link>
            </p>
          </Stack>
          <StateOfReview store={store} />
          <WriteReviewForm store={store} action={action} />
        </Stack>
      </Section>
    </Container>
  );
});

/** What became of the review that is stored. */
const StateOfReview = observer(function StateOfReview({ store: { review } }: { store: WriteReviewStore }) {
  const t = useMessages(reviewsMessages);
  if (!review) return null;
  if (review.state === 'refused' && review.refusal)
    return (
      <Callout tone="warning" title={t('state.refused')}>
        {t(`refusal.${review.refusal}`)}
      </Callout>
    );
  return (
    <Callout tone="info" title={t(review.state === 'published' ? 'state.published' : 'state.pending')}>
      {t(review.state === 'published' ? 'state.published.text' : 'state.pending.text')}
    </Callout>
  );
});

function Loading() {
  const t = useMessages(reviewsMessages);
  return (
    <Container measure="text">
      <Section aria-busy="true">
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton shape="box" style={{ blockSize: '3rem' }} />
        <Skeleton shape="box" style={{ blockSize: '24rem' }} />
      </Section>
    </Container>
  );
}

const Failed = observer(function Failed({ store }: { store: WriteReviewStore }) {
  const t = useMessages(reviewsMessages);
  const retry = () => void store.retry();
  const isOffline = store.status.kind === 'failed' && store.status.reason === 'offline';
  return (
    <NotLoadedPage title={t('write.failed')} retryLabel={t('retry')} onRetry={retry}>
      {t(isOffline ? 'failed.offline' : 'failed.unavailable')}
    </NotLoadedPage>
  );
});
