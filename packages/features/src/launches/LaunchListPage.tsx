import type { LaunchState } from '@touchline/contract/launch/constants';
import type { Launch } from '@touchline/contract/launch/schema';
import { Badge } from '@touchline/design-system/Badge';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Container, Section, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { NotLoadedPage } from '../platform/failure/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { pictureView } from '../platform/picture/index.ts';
import { useSite } from '../platform/site/index.ts';
import { launchesMessages } from './launchesMessages.ts';
import type { LaunchListStore } from './LaunchListStore.ts';
import { drawPath, launchPath } from './launchPath.ts';
import { LaunchWhen } from './LaunchWhen.tsx';

const states = ['ongoing', 'upcoming', 'past'] as const satisfies readonly LaunchState[];

/* A leaf of a calendar, the picture, and the text; on a phone the leaf is a line above. */
const Row = styled.li`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${token('space.16')};
  padding-block: ${token('space.20')};
  border-block-start: 1px solid ${token('color.line')};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.medium} {
    grid-template-columns: 132px 160px minmax(0, 1fr);
    gap: ${token('space.24')};
    & > :first-child {
      grid-column: auto;
    }
  }
  & h3 {
    text-wrap: balance;
  }
  &[data-state='past'] {
    color: ${token('color.text.subtle')};
  }
`;

const Leaf = styled.p`
  ${type('head')}
  align-self: start;
  text-wrap: balance;
`;

const List = styled.ul`
  border-block-end: 1px solid ${token('color.line')};
`;

/** One launch: when, what, and how it is sold. */
function LaunchRow({ launch }: { launch: Launch }) {
  const t = useMessages(launchesMessages);
  const site = useSite();
  const { state, eventType, eventStartDate, eventEndDate, products } = launch;
  const [product] = products;
  const [picture] = product?.pictures ?? [];
  const date = state === 'past' ? (eventEndDate ?? eventStartDate) : eventStartDate;
  return (
    <Row data-state={state}>
      <Leaf>
        <time dateTime={date}>{site.day(date, 'short').replace('\u00a0', ' ')}</time>
      </Leaf>
      <Picture view={picture && pictureView(picture)} alt="" ratio="square" sizes="160px" />
      <Stack gap={8}>
        <Cluster gap={8}>
          <Badge tone={state === 'ongoing' ? 'ink' : 'plain'}>{t(`kind.${eventType}`)}</Badge>
        </Cluster>
        <Heading level={3} variant="head">
          <Link variant="strong" href={site.href(launchPath(launch.id))}>
            {launch.name}
          </Link>
        </Heading>
        <p>{launch.text}</p>
        <LaunchWhen event={launch} />
        {state === 'past' && eventType === 'Hype2.0' ? (
          <p>
            <Link href={site.href(drawPath(launch.id))}>{t('draw.result')}</Link>
          </p>
        ) : null}
      </Stack>
    </Row>
  );
}

export interface LaunchListPageProps {
  store: LaunchListStore;
}

/** The launches of the site as a calendar: on now, coming up, over. */
export const LaunchListPage = observer(function LaunchListPage({ store }: LaunchListPageProps) {
  const t = useMessages(launchesMessages);
  const { status } = store;
  if (status.kind === 'failed') return <Failed store={store} />;
  return (
    <Container>
      <Section aria-busy={status.kind === 'loading'}>
        <Stack gap={40}>
          <Stack gap={12}>
            <Heading level={1} variant="title">
              {t('title')}
            </Heading>
            <p>{t('lead')}</p>
          </Stack>
          {status.kind === 'loading' ? (
            <div role="status" aria-label={t('loading')}>
              <Skeleton shape="box" style={{ blockSize: 320 }} />
            </div>
          ) : null}
          {store.isEmpty ? <p>{t('list.empty')}</p> : null}
          {states.map((state) => {
            const launches = store.inState(state);
            return launches.length === 0 ? null : (
              <Stack key={state} gap={16}>
                <Heading level={2} variant="section">
                  {t(`list.${state}`)}
                </Heading>
                <List role="list">
                  {launches.map((launch) => (
                    <LaunchRow key={launch.id} launch={launch} />
                  ))}
                </List>
              </Stack>
            );
          })}
        </Stack>
      </Section>
    </Container>
  );
});

function Failed({ store }: LaunchListPageProps) {
  const t = useMessages(launchesMessages);
  const { status } = store;
  const isOffline = status.kind === 'failed' && status.reason === 'offline';
  return (
    <NotLoadedPage title={t('failed.title')} retryLabel={t('retry')} onRetry={() => void store.load()}>
      {t(isOffline ? 'failed.offline' : 'failed.unavailable')}
    </NotLoadedPage>
  );
}
