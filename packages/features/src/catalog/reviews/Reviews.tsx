import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { media } from '@touchline/design-system/foundations';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Pagination } from '@touchline/design-system/Pagination';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Picture } from '@touchline/contract/picture';
import { useRetryWhenOnline } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { deferOffscreen } from '../productCard/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { PhotoDialogProps } from './PhotoDialog.tsx';
import type { ReportDialogProps } from './ReportDialog.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewOverview } from './ReviewOverview.tsx';
import { largestFile } from './ReviewPhotoLink.tsx';
import { isFiltered, reviewsAnchor, reviewsHref } from './reviewsQuery.ts';
import { reviewsMessages } from './reviewsMessages.ts';
import type { ReviewsStore } from './ReviewsStore.ts';

// Each is loaded with the press that opens it.
const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog, ReportFailed);
const PhotoDialog = lazyPart(async () => (await import('./PhotoDialog.tsx')).PhotoDialog, PhotoFile);

export interface ReviewsProps {
  store: ReviewsStore;
  /** Path of the product's page, below the site path. */
  path: string;
  /** Path of the page on which a review is written, below the site path. */
  writePath: string;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.32')};
  ${media.phone} {
    ${deferOffscreen('1500px')}
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${token('space.56')};
    align-items: start;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  &[aria-busy] {
    opacity: 0.6;
  }
`;

/** The dialog could not be loaded: the review says that it did not work. */
function ReportFailed({ store, reviewId, onClose }: ReportDialogProps) {
  useEffect(() => {
    store.failReport(reviewId);
    onClose();
  }, [store, reviewId, onClose]);
  return null;
}

/** The dialog could not be loaded: the browser opens the photo, as without JavaScript. */
function PhotoFile({ photo }: PhotoDialogProps) {
  useEffect(() => location.assign(largestFile(photo)), [photo]);
  return null;
}

/** What is open above the list. */
type Opened = { kind: 'report'; reviewId: string } | { kind: 'photo'; photo: Picture; label: string };

/** Summary, filters and list of the reviews of a product. Links and pages work without JavaScript. */
export const Reviews = observer(function Reviews({ store, path, writePath }: ReviewsProps) {
  const t = useMessages(reviewsMessages);
  const site = useSite();
  const { list, status, query } = store;
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const write = <ButtonLink href={site.href(writePath)}>{t('write')}</ButtonLink>;
  return (
    <Container>
      <Section id={reviewsAnchor} title={t('title')} aria-label={t('title')}>
        {status.kind === 'failed' ? <Failed store={store} /> : null}
        {status.kind === 'loading' && !list ? <Loading /> : null}
        {list && store.isEmpty ? (
          <EmptyState level={3} title={t('empty.title')} actions={write}>
            {t('empty.text')}
          </EmptyState>
        ) : null}
        {list && !store.isEmpty ? (
          <Columns>
            <Stack gap={24}>
              <ReviewOverview summary={list.summary} query={query} path={path} />
              <div>{write}</div>
            </Stack>
            <Stack gap={24}>
              <ReviewFilters query={query} path={path} total={list.total} />
              {list.total === 0 ? (
                <EmptyState
                  level={3}
                  title={t('none.title')}
                  actions={
                    <ButtonLink variant="secondary" href={site.href(reviewsHref(path, {}))}>
                      {t('filter.reset')}
                    </ButtonLink>
                  }
                >
                  {isFiltered(query) ? t('none.text') : null}
                </EmptyState>
              ) : (
                <List role="list" aria-busy={status.kind === 'loading' || undefined}>
                  {list.reviews.map((review) => (
                    <ReviewItem
                      key={review.id}
                      review={review}
                      reaction={store.reactions[review.id]}
                      onVote={() => void store.vote(review.id)}
                      onReport={() => setOpened({ kind: 'report', reviewId: review.id })}
                      onPhoto={(photo, label) => setOpened({ kind: 'photo', photo, label })}
                    />
                  ))}
                </List>
              )}
              <Pagination
                label={t('pages')}
                page={list.page}
                pageCount={store.pageCount}
                hrefOf={(page) => site.href(reviewsHref(path, { ...query, page }))}
                pageLabel={(page) => t('page', { page })}
                previousLabel={t('page.previous')}
                nextLabel={t('page.next')}
              />
            </Stack>
          </Columns>
        ) : null}
      </Section>
      <Suspense fallback={null}>
        {opened?.kind === 'report' ? (
          <ReportDialog store={store} reviewId={opened.reviewId} onClose={close} />
        ) : null}
        {opened?.kind === 'photo' ? (
          <PhotoDialog photo={opened.photo} label={opened.label} onClose={close} />
        ) : null}
      </Suspense>
    </Container>
  );
});

function Loading() {
  const t = useMessages(reviewsMessages);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton shape="box" style={{ blockSize: '16rem' }} />
    </div>
  );
}

const Failed = observer(function Failed({ store }: { store: ReviewsStore }) {
  const t = useMessages(reviewsMessages);
  const retry = () => void store.retry();
  useRetryWhenOnline(retry);
  const reason =
    store.status.kind === 'failed' && store.status.reason === 'offline' ? 'offline' : 'unavailable';
  return (
    <Callout tone="urgent" isAnnounced title={t('failed.title')}>
      <Stack gap={12}>
        <span>{t(`failed.${reason}`)}</span>
        <div>
          <Button variant="secondary" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      </Stack>
    </Callout>
  );
});
