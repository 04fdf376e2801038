import { media } from '@touchline/design-system/foundations';
import { Container, Section } from '@touchline/design-system/layout';
import { LinkList } from '@touchline/design-system/LinkList';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import type { FrameProps } from '../../platform/module/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { accountMessages } from './accountMessages.ts';

/** The pages of the account in their order, below the site path; the label is a message. */
const pages = [
  { path: '/account', label: 'account.nav.personal' },
  { path: '/account/security', label: 'account.nav.security' },
  { path: '/account/orders', label: 'account.nav.orders' },
  { path: '/account/addresses', label: 'account.nav.addresses' },
  { path: '/account/payment-methods', label: 'account.nav.payment' },
  { path: '/account/newsletter', label: 'account.nav.newsletter' },
  { path: '/account/consent', label: 'account.nav.consent' },
  { path: '/account/membership', label: 'account.nav.membership', needsMembership: true },
] as const satisfies readonly { path: string; label: string; needsMembership?: boolean }[];

const Columns = styled.div`
  /* One line of links on a phone, so that the page itself is in view. */
  & > nav ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space.24')};
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.32')};

  ${media.wide} {
    grid-template-columns: 220px minmax(0, 720px);
    gap: ${token('space.56')};
    & > nav ul {
      display: block;
    }
    & > nav {
      position: sticky;
      inset-block-start: calc(${token('space.40')} + 80px);
      align-self: start;
      ${media.short} {
        position: static;
      }
    }
  }
`;

/** The navigation of the account and one of its pages. */
export function AccountFrameView({ path, children }: FrameProps) {
  const t = useMessages(accountMessages);
  const site = useSite();
  const ownPages = pages.filter((page) => !('needsMembership' in page) || site.market.hasMembership);
  return (
    <Container>
      <Section>
        <Columns>
          <nav aria-label={t('account.nav')}>
            <LinkList
              title={t('account.nav')}
              links={ownPages.map((page) => ({
                label: t(page.label),
                href: site.href(page.path),
                isCurrent:
                  page.path === path || (page.path !== '/account' && path.startsWith(`${page.path}/`)),
              }))}
            />
          </nav>
          <div>{children}</div>
        </Columns>
      </Section>
    </Container>
  );
}
