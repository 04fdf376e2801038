import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { Header as HeaderFrame, HeaderBand, HeaderBar } from '@touchline/design-system/Header';
import { BagIcon, MenuIcon, SearchIcon } from '@touchline/design-system/Icon';
import { CountBadge, IconButton, IconLink } from '@touchline/design-system/IconButton';
import { Logo } from '@touchline/design-system/Logo';
import { MegaMenu } from '@touchline/design-system/MegaMenu';
import { SearchField } from '@touchline/design-system/SearchField';
import { SkipLink } from '@touchline/design-system/SkipLink';
import { token } from '@touchline/design-system/token';
import { useMessages } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { headerMessages } from './headerMessages.ts';
import type { HeaderStore } from './HeaderStore.ts';
import { MenuDrawer, menuDrawerId } from './MenuDrawer.tsx';
import { MenuPanel } from './MenuPanel.tsx';

export interface HeaderProps {
  store: HeaderStore;
  /** Path of the page below the site path: marks the current entry. */
  path: string;
  /** Number of items in the bag. */
  bagCount: number;
  /** The search with suggestions, in place of the plain field. */
  search?: ReactNode;
}

const Root = styled(HeaderFrame)`
  && {
    position: sticky;
    inset-block-start: calc(-1 * ${token('size.band')});
  }
  transition: translate ${token('motion.in')} ${token('motion.ease.in')};

  &[data-hidden]:not(:focus-within, :has([aria-expanded='true'])) {
    translate: 0 -100%;
  }
`;

const Narrow = styled.div`
  ${media.wide} {
    display: none;
  }
`;

/** Banner, bar, menu and search of every page. All of it works without JavaScript: the menu is a popover. */
export const Header = observer(function Header({ store, path, bagCount, search }: HeaderProps) {
  const t = useMessages(headerMessages);
  const site = useSite();

  useEffect(() => {
    const handleScroll = () => store.scrollTo(window.scrollY);
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [store]);

  const brandName = site.brand === 'northing' ? 'Northing' : 'Touchline';
  return (
    <Root data-hidden={store.isHidden ? '' : undefined}>
      <SkipLink href="#main">{t('header.skip')}</SkipLink>
      <HeaderBand
        start={store.messages[0]}
        end={store.topLinks.map(({ label, href }) => (
          <a key={href} href={site.href(href)}>
            {label}
          </a>
        ))}
      />
      <HeaderBar
        menu={
          <IconButton label={t('header.menu.open')} popoverTarget={menuDrawerId}>
            <MenuIcon />
          </IconButton>
        }
        logo={
          <a href={site.href('/')} aria-label={t('header.home', { brand: brandName })}>
            <Logo brand={site.brand} />
          </a>
        }
        navigation={
          <MegaMenu
            label={t('header.menu.label')}
            onPointerEnter={() => void store.fetchMenu()}
            entries={store.entries.map(({ key, label, path: to, hasMore }) => ({
              label,
              href: site.href(`/${to}`),
              isCurrent: path === `/${to}` || path.startsWith(`/${to}/`),
              isSale: key === 'sale',
              panel: hasMore ? <MenuPanel store={store} entryKey={key} /> : undefined,
            }))}
          />
        }
        search={search ?? <PlainSearch />}
        actions={
          <>
            <Narrow>
              <IconLink href={site.href('/search')} label={t('header.search.label')}>
                <SearchIcon />
              </IconLink>
            </Narrow>
            <IconLink
              href={site.href('/cart')}
              label={bagCount === 0 ? t('header.bag.empty') : t('header.bag', { count: bagCount })}
            >
              <BagIcon />
              {bagCount > 0 && <CountBadge>{bagCount}</CountBadge>}
            </IconLink>
          </>
        }
      />
      <MenuDrawer store={store} />
    </Root>
  );
});

/** The search as a plain form, without suggestions. */
function PlainSearch() {
  const t = useMessages(headerMessages);
  const site = useSite();
  return (
    <form role="search" action={site.href('/search')} method="get">
      <input type="hidden" name="sitePath" value={site.language.sitePath} />
      <SearchField label={t('header.search.label')} name="q" placeholder={t('header.search.placeholder')} />
    </form>
  );
}
