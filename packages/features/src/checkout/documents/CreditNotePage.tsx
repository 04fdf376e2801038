import type { CreditNote } from '@touchline/contract/order/returnSchema';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { useHydrated } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Panel, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages, type Translate } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { OrderNumberText } from '../orderNumber/index.ts';
import type { CreditNoteStore } from './CreditNoteStore.ts';
import { documentsMessages } from './documentsMessages.ts';
import type en from './messages/en.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};
`;

export interface CreditNotePageProps {
  store: CreditNoteStore;
  /** Address of the page of its order. */
  orderHref: string;
}

/** A credit note: what comes back, what for, and of which invoice. Printed without what surrounds it. */
export const CreditNotePage = observer(function CreditNotePage({ store, orderHref }: CreditNotePageProps) {
  const t = useMessages(documentsMessages);
  const site = useSite();
  const { status, note } = store;
  if (status.kind === 'notFound') {
    return (
      <EmptyState
        level={1}
        title={t('documents.note.notFound.title')}
        actions={<ButtonLink href={orderHref}>{t('documents.note.back')}</ButtonLink>}
      >
        {t('documents.note.notFound.text')}
      </EmptyState>
    );
  }
  if (status.kind === 'failed') {
    return (
      <NotLoaded
        title={t('documents.note.failed')}
        retryLabel={t('documents.note.retry')}
        onRetry={() => void store.load(store, site.market.currency)}
      >
        {t(status.reason === 'offline' ? 'documents.note.offline.text' : 'documents.note.failed.text')}
      </NotLoaded>
    );
  }
  if (!note) {
    return (
      <Stack gap={24}>
        <p role="status">{t('documents.note.loading')}</p>
        <Skeleton shape="box" style={{ blockSize: '20rem' }} />
      </Stack>
    );
  }
  return (
    <Stack gap={24}>
      <p data-no-print="">
        <Link href={orderHref}>{t('documents.note.back')}</Link>
      </p>
      <Heading level={1} variant="title">
        <bdi>{t('documents.note.title', { number: note.number })}</bdi>
      </Heading>
      <p>{t(`documents.note.cause.${note.cause ?? 'return'}`)}</p>
      <Actions data-no-print="">
        {note.href ? <ButtonLink href={note.href}>{t('documents.note.file')}</ButtonLink> : null}
        <PrintButton />
      </Actions>
      <DescriptionList items={factsOf(note, t, site)} />
      <Panel>
        <Heading level={2} variant="head">
          {t(note.cause === 'return' ? 'documents.note.items' : 'documents.note.total')}
        </Heading>
        <DescriptionList variant="sums" items={sumsOf(note, t, site)} />
      </Panel>
    </Stack>
  );
});

type T = Translate<typeof en>;
type ShownSite = ReturnType<typeof useSite>;

const factsOf = ({ date, orderId, invoice, returnId }: CreditNote, t: T, site: ShownSite) => [
  { term: t('documents.note.date'), value: site.moment(date) },
  { term: t('documents.note.order'), value: <OrderNumberText text={orderId} orderId={orderId} /> },
  ...(invoice === undefined ? [] : [{ term: t('documents.note.invoice'), value: <bdi>{invoice}</bdi> }]),
  ...(returnId === undefined ? [] : [{ term: t('documents.note.return'), value: <bdi>{returnId}</bdi> }]),
];

const sumsOf = ({ lines, shipping, cost, total, tax }: CreditNote, t: T, site: ShownSite) => [
  ...lines.map(({ name, quantity: count, amount }) => ({
    term: t('documents.note.line', { count, name }),
    value: site.money(amount),
  })),
  ...(shipping > 0 ? [{ term: t('documents.note.delivery'), value: site.money(shipping) }] : []),
  ...(cost > 0 ? [{ term: t('documents.note.cost'), value: `−${site.money(cost)}` }] : []),
  {
    ...{ term: t('documents.note.total'), value: site.money(total), isTotal: true },
    ...(tax > 0 ? { note: t('documents.note.tax', { sum: site.money(tax) }) } : {}),
  },
];

function PrintButton() {
  const t = useMessages(documentsMessages);
  const isScripted = useHydrated();
  if (!isScripted) return null;
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {t('documents.note.print')}
    </Button>
  );
}
