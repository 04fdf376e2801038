import { Breadcrumb } from '@touchline/design-system/Breadcrumb';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Container } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding-block: ${token('space.12')} ${token('space.16')};
  ${media.wide} {
    padding-block: ${token('space.20')} ${token('space.20')};
  }
`;

/* Keeps the space of the breadcrumb while it loads. */
const BreadcrumbSlot = styled.div`
  min-block-size: 36px;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.4')} ${token('space.16')};

  & > h1 {
    min-inline-size: min(100%, 6ch);
  }
  & > p {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
  ${media.wide} {
    & > p {
      ${type('body')}
    }
  }
`;

const Corrected = styled.p`
  ${type('lead')}
`;

const Note = styled.p`
  color: ${token('color.text.subtle')};
`;

/** The breadcrumb, the large title, and the count on its baseline. */
export const ListHeader = observer(function ListHeader({ store }: { store: ProductListStore }) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const { head, status, request } = store;

  const titleOf = () => {
    if (status.kind === 'notFound') return t('notFound.title');
    if (request.q === undefined) return head?.title ?? '';
    if (!request.q) return t('noTerm.title');
    return store.isEmpty ? t('noResults.title', { term: request.q }) : t('search.title', { term: request.q });
  };
  const title = titleOf();
  const crumbs = head?.breadcrumbs ?? [];
  return (
    <Root>
      <BreadcrumbSlot>
        {crumbs.length > 0 ? (
          <Breadcrumb
            label={t('breadcrumb')}
            crumbs={crumbs.map(({ text, link }, index) => ({
              label: text,
              href: index === crumbs.length - 1 ? undefined : site.href(link),
            }))}
          />
        ) : null}
      </BreadcrumbSlot>
      <Title>
        <Heading level={1}>{title || <TitleToCome isFailed={status.kind === 'failed'} />}</Heading>
        {head && store.total > 0 ? <p>{t('count', { count: store.total })}</p> : null}
      </Title>
      {head?.correctedTerm && request.q ? (
        <Corrected>{t('search.corrected', { term: request.q, corrected: head.correctedTerm })}</Corrected>
      ) : null}
      {head?.droppedWords ? <Corrected>{t('search.dropped', { words: head.droppedWords })}</Corrected> : null}
      {store.exactHref === undefined || head?.correctedTerm ? null : (
        <Note>
          {t('search.interpreted')}{' '}
          <Link href={site.href(store.exactHref)}>{t('search.exact', { term: request.q ?? '' })}</Link>
        </Note>
      )}
      {head?.helpPages ? (
        <Note>
          {t('search.help')}{' '}
          {head.helpPages.map(({ text, link }, index) => (
            <Fragment key={link}>
              {index > 0 ? ', ' : null}
              <Link href={site.href(link)}>{text}</Link>
            </Fragment>
          ))}
        </Note>
      ) : null}
    </Root>
  );
});

function TitleToCome({ isFailed }: { isFailed: boolean }) {
  const t = useMessages(productListMessages);
  if (isFailed) return t('failed.title');
  return (
    <>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton style={{ inlineSize: 'min(7ch, 100%)' }} />
    </>
  );
}
