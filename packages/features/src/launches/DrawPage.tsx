import type { PublishedDraw } from '@touchline/contract/launch/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { DataTable } from '@touchline/design-system/DataTable';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { observer } from 'mobx-react-lite';
import { MessagePage, NotLoadedPage } from '../platform/failure/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { DrawProof, FindEntry } from './DrawProof.tsx';
import type { DrawStore } from './DrawStore.ts';
import { launchesMessages } from './launchesMessages.ts';
import { launchPath } from './launchPath.ts';

/** Winners that the page lists; a file has them all. */
const maxListed = 50;

function Published({ store, draw }: { store: DrawStore; draw: PublishedDraw }) {
  const t = useMessages(launchesMessages);
  const site = useSite();
  const code = (text: string | undefined) => (text === undefined ? t('proof.unknown') : <code>{text}</code>);
  return (
    <DescriptionList
      items={[
        { term: t('proof.state'), value: t(`proof.${draw.state}`) },
        { term: t('proof.entries'), value: site.number(draw.entryCount) },
        ...(draw.pieces.length > 0
          ? [
              {
                term: t('proof.pieces'),
                value: draw.pieces
                  .filter(({ count }) => count > 0)
                  .map(({ sku, count }) =>
                    t('proof.pieces.of', {
                      size: site.size(store.sizeLabel(sku)),
                      pieces: site.number(count),
                    }),
                  )
                  .join(' · '),
              },
            ]
          : []),
        { term: t('proof.randomness'), value: <code>{draw.randomness}</code> },
        { term: t('proof.algorithm'), value: <code>{draw.algorithm}</code> },
        ...(draw.seedCommitment === undefined
          ? []
          : [{ term: t('proof.seedCommitment'), value: code(draw.seedCommitment) }]),
        { term: t('proof.root'), value: code(draw.root) },
        { term: t('proof.seed'), value: code(draw.seed) },
      ]}
    />
  );
}

const digestOf = ({ commitment }: PublishedDraw['winners'][number]) => <code>{commitment}</code>;

function Winners({ store, draw }: { store: DrawStore; draw: PublishedDraw }) {
  const t = useMessages(launchesMessages);
  const site = useSite();
  const more = draw.winners.length - maxListed;
  return (
    <Stack gap={16}>
      <Heading level={2} variant="section">
        {t('proof.winners')}
      </Heading>
      <p>{t('proof.winners.text')}</p>
      <DataTable
        caption={t('proof.winners')}
        isCaptionHidden
        columns={[
          {
            id: 'size',
            header: t('proof.winner.size'),
            cell: ({ sku }) => site.size(store.sizeLabel(sku)),
            isRowHeader: true,
          },
          { id: 'entry', header: t('proof.winner.entry'), cell: digestOf },
        ]}
        rows={draw.winners.slice(0, maxListed)}
        rowKey={({ commitment }) => commitment}
        emptyText={t('proof.winners.none')}
      />
      {more > 0 ? <p>{t('proof.winners.more', { count: more })}</p> : null}
    </Stack>
  );
}

export interface DrawPageProps {
  store: DrawStore;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** Address of everything that is published, as a file. */
  fileHref: string;
}

/** What is published of a draw, and its check in the browser: nobody has to believe the shop. */
export const DrawPage = observer(function DrawPage({ store, onRetry, fileHref }: DrawPageProps) {
  const t = useMessages(launchesMessages);
  const site = useSite();
  const { status, launch, draw } = store;
  if (status.kind === 'failed')
    return (
      <NotLoadedPage title={t('failed.title')} retryLabel={t('retry')} onRetry={onRetry}>
        {t(status.reason === 'offline' ? 'failed.offline' : 'failed.unavailable')}
      </NotLoadedPage>
    );
  if (status.kind === 'notFound')
    return (
      <MessagePage
        title={t('notFound.title')}
        actions={<ButtonLink href={site.href('/launches')}>{t('notFound.action')}</ButtonLink>}
      >
        {t('notFound.text')}
      </MessagePage>
    );
  if (!launch || !draw)
    return (
      <Container>
        <Section role="status" aria-label={t('loading')}>
          <Skeleton shape="box" style={{ blockSize: 320 }} />
        </Section>
      </Container>
    );
  return (
    <Container>
      <Section style={{ maxInlineSize: 840 }}>
        <Stack gap={40}>
          <Stack gap={12}>
            <Heading level={1} variant="title">
              {t('proof.title', { name: launch.name })}
            </Heading>
            <p>{t('proof.lead')}</p>
            <p>
              <Link href={site.href(launchPath(launch.id))}>{t('details')}</Link>
            </p>
          </Stack>
          <Published store={store} draw={draw} />
          <DrawProof store={store} />
          {draw.state === 'open' ? null : <FindEntry store={store} />}
          {draw.state === 'drawn' ? <Winners store={store} draw={draw} /> : null}
          <p>
            {/* A file, not a page of the shop. */}
            <a href={fileHref} download={`${draw.launchId}.json`}>
              {t('proof.download')}
            </a>
          </p>
        </Stack>
      </Section>
    </Container>
  );
});
