import { ButtonLink } from '@touchline/design-system/Button';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Grid, Section, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MessagePage, NotLoadedPage } from '../platform/failure/index.ts';
import type { EmailVerificationStore } from '../account/emailVerification/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { ProductCard } from '../catalog/productCard/index.ts';
import { useSite } from '../platform/site/index.ts';
import { launchesMessages } from './launchesMessages.ts';
import { LaunchPanel } from './LaunchPanel.tsx';
import { launchPath } from './launchPath.ts';
import type { LaunchStore } from './LaunchStore.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space.40')};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 440px;
    /* A single card would leave half of its column empty. */
    &[data-single] {
      grid-template-columns: minmax(0, 400px) minmax(0, 560px);
    }
  }
`;

/* Two beside the panel; a single one fills its column. */
const Products = styled(Grid)`
  && {
    --columns: 2;
    ${media.wide} {
      [data-single] & {
        --columns: 1;
      }
    }
  }
`;

const Lead = styled.p`
  ${type('lead')}
`;

export interface LaunchPageProps {
  store: LaunchStore;
  /** Sends the link that verifies the visitor's email address, which taking part needs. */
  verification: EmailVerificationStore;
  /** Leads to the membership; absent where there is no programme. */
  membershipPath?: string | undefined;
  /** Joins the programme, for whoever is no member yet; absent where there is none. */
  membershipOffer?: ReactNode;
}

/** One launch with its products, and where its visitor is in it. Works as plain forms without JavaScript. */
export const LaunchPage = observer(function LaunchPage({
  store,
  verification,
  ...membership
}: LaunchPageProps) {
  const t = useMessages(launchesMessages);
  const site = useSite();
  const { status, launch } = store;
  if (status.kind === 'notFound') return <NotFound />;
  if (status.kind === 'failed') return <Failed store={store} />;
  if (!launch)
    return (
      <Container>
        <Section role="status" aria-label={t('loading')}>
          <Skeleton shape="box" style={{ blockSize: 320 }} />
        </Section>
      </Container>
    );
  return (
    <Container>
      <Section>
        <Stack gap={40}>
          <Stack gap={12}>
            <Heading level={1} variant="title">
              {launch.name}
            </Heading>
            <Lead>{launch.text}</Lead>
            <p>
              <Link href={site.href('/launches')}>{t('notFound.action')}</Link>
            </p>
          </Stack>
          <Columns data-single={launch.products.length === 1 ? '' : undefined}>
            <Stack gap={16}>
              <Heading level={2} variant="section">
                {t('products')}
              </Heading>
              <Products columns="tiles">
                {launch.products.map((product) => (
                  <li key={product.id}>
                    <ProductCard product={product} sizes="(min-width: 960px) 28vw, 48vw" />
                  </li>
                ))}
              </Products>
            </Stack>
            <LaunchPanel
              store={store}
              verification={verification}
              isOwnPage
              returnTo={launchPath(launch.id)}
              {...membership}
            />
          </Columns>
        </Stack>
      </Section>
    </Container>
  );
});

function NotFound() {
  const t = useMessages(launchesMessages);
  const site = useSite();
  return (
    <MessagePage
      title={t('notFound.title')}
      actions={<ButtonLink href={site.href('/launches')}>{t('notFound.action')}</ButtonLink>}
    >
      {t('notFound.text')}
    </MessagePage>
  );
}

function Failed({ store }: { store: LaunchStore }) {
  const t = useMessages(launchesMessages);
  const { status } = store;
  return (
    <NotLoadedPage title={t('failed.title')} retryLabel={t('retry')} onRetry={() => void store.retry()}>
      {t(status.kind === 'failed' ? `failed.${status.reason}` : 'failed.unavailable')}
    </NotLoadedPage>
  );
}
