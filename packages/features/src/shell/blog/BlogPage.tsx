import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Pagination } from '@touchline/design-system/Pagination';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { NotLoadedPage } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { NotFoundPage } from '../content/index.ts';
import { ArticleCard } from './ArticleCard.tsx';
import type { ArticleListStore } from './ArticleListStore.ts';
import { blogMessages } from './blogMessages.ts';
import { blogPath } from './blogPath.ts';

const Lead = styled.p`
  ${type('lead')}
  max-inline-size: 44ch;
  color: ${token('color.text.subtle')};
  text-wrap: pretty;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${token('space.40')} ${token('space.24')};
`;

/** The articles of the shop, ten a page. */
export const BlogPage = observer(function BlogPage({ store }: { store: ArticleListStore }) {
  const t = useMessages(blogMessages);
  const site = useSite();
  const { status, pageCount } = store;
  if (status.kind === 'notFound') return <NotFoundPage />;
  if (status.kind === 'failed')
    return (
      <NotLoadedPage title={t('failed.title')} retryLabel={t('retry')} onRetry={() => void store.retry()}>
        {t('failed.text')}
      </NotLoadedPage>
    );
  return (
    <Container>
      <Section>
        <Stack gap={40}>
          <Stack gap={12}>
            <Heading level={1} variant="title">
              {t('title')}
            </Heading>
            <Lead>{t('lead')}</Lead>
          </Stack>
          {status.kind === 'ready' ? (
            <Grid role="list">
              {status.list.articles.map((article, at) => (
                <li key={article.key}>
                  <ArticleCard article={article} isFirst={at === 0} />
                </li>
              ))}
            </Grid>
          ) : (
            <div role="status" aria-label={t('loading')}>
              <Skeleton shape="box" style={{ blockSize: 320 }} />
            </div>
          )}
          {pageCount > 1 ? (
            <Pagination
              label={t('pages')}
              page={store.page}
              pageCount={pageCount}
              hrefOf={(page) => site.href(blogPath(page))}
              pageLabel={(page) => t('page', { page })}
              previousLabel={t('previous')}
              nextLabel={t('next')}
            />
          ) : null}
        </Stack>
      </Section>
    </Container>
  );
});
