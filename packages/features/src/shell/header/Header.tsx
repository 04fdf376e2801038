import { useEffect, type MouseEventHandler, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { Header as HeaderFrame, HeaderBand, HeaderBar } from '@touchline/design-system/Header';
import { BagIcon, MenuIcon, SearchIcon } from '@touchline/design-system/Icon';
import { CountBadge, IconButton, IconLink } from '@touchline/design-system/IconButton';
import { Logo } from '@touchline/design-system/Logo';
import { drawerOpener } from '@touchline/design-system/Drawer';
import { MegaMenu } from '@touchline/design-system/MegaMenu';
import { SearchField } from '@touchline/design-system/SearchField';
import { SkipLink } from '@touchline/design-system/SkipLink';
import { token } from '@touchline/design-system/token';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { AccountLink } from './AccountLink.tsx';
import type { HeaderAccount } from './HeaderAccount.ts';
import { headerMessages } from './headerMessages.ts';
import type { HeaderStore } from './HeaderStore.ts';
import { WishlistLink } from './WishlistLink.tsx';
import { MenuDrawer, menuDrawerId } from './MenuDrawer.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { TopLinks } from './TopLinks.tsx';

export interface HeaderProps {
  store: HeaderStore;
  /** Path of the page below the site path: marks the current entry. */
  path: string;
  /** Query of its address, for the page in another language. @default none */
  query?: string;
  /** Number of items in the bag; `undefined` while it is not known. */
  bagCount: number | undefined;
  /** Number of products that the visitor has saved; `undefined` while it is not known. Left out: no wishlist. */
  wishlist?: { count: number | undefined } | undefined;
  /** The way to the account; left out where the shop has none. */
  account?: HeaderAccount | undefined;
  /** Opens the newsletter in place of its page. */
  onNewsletter?: MouseEventHandler | undefined;
  /** Opens the choice of the language in place of the page of countries. */
  onLanguage?: MouseEventHandler | undefined;
  /** In place of the message in the band: the strip of selling points. @default the first message */
  news?: ReactNode;
  /** The search with suggestions, in place of the plain field. */
  search?: ReactNode;
  /** What opens the search of a phone. @default a link to the page of the search */
  searchToggle?: ReactNode;
  /** On a phone: the logo first, the menu last, and the search in a row of its own. @default false */
  isRefreshed?: boolean | undefined;
}

const Root = styled(HeaderFrame)`
  && {
    position: sticky;
    inset-block-start: 0;
  }
  &&[data-band='wide'] {
    ${media.wide} {
      inset-block-start: calc(-1 * ${token('size.band')});
    }
  }
  &&[data-band='always'] {
    inset-block-start: calc(-1 * ${token('size.band')});
  }
  ${media.short} {
    &&& {
      position: relative;
      inset-block-start: auto;
    }
  }
  transition: translate ${token('motion.in')} ${token('motion.ease.in')};

  @media (min-height: 400px) {
    &[data-hidden]:not(:focus-within, :has([aria-expanded='true'])) {
      translate: 0 -100%;
    }
  }
`;

/* Five icons and a name do not fit the narrowest phones: the mark stands alone there. */
const Home = styled.a`
  min-inline-size: ${token('size.target')};
  @media (max-width: 379.98px) {
    &[data-short] > span {
      font-size: 0;
      gap: 0;
    }
    &[data-short] svg {
      inline-size: 32px;
      block-size: 32px;
    }
  }
  @media (max-width: 339.98px) {
    &:not([data-short]) > span {
      font-size: 4.6vw;
    }
  }
`;

const Narrow = styled.div`
  ${media.wide} {
    display: none;
  }
`;

/**
 * The number on the bag of a public page, until the page's script has started: the page is the same for everybody, so the
 * bootstrap sets both properties on the document.
 */
const EarlyCount = styled(CountBadge)`
  && {
    display: var(--bag-display, none);
  }
  &::after {
    content: var(--bag-count);
  }
`;

/** Banner, bar, menu and search of every page. All of it works without JavaScript: the menu is a native dialog. */
export const Header = observer(function Header(props: HeaderProps) {
  const { store, path, query = '', bagCount, wishlist, account, search, news } = props;
  const { onNewsletter, onLanguage, isRefreshed = false } = props;
  const t = useMessages(headerMessages);
  const site = useSite();

  useEffect(() => {
    const handleScroll = () => store.scrollTo(window.scrollY);
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [store]);

  let bagLabel = t('header.bag.uncounted');
  if (bagCount === 0) bagLabel = t('header.bag.empty');
  else if (bagCount !== undefined) bagLabel = t('header.bag', { count: bagCount });
  const current = store.entries.find(({ path: to }) => `${path}/`.startsWith(`/${to}/`));
  // The band scrolls away; what stays begins below it.
  // Links for accounts alone make no band: it would push the page down once it is known who is here. A guest has links, too.
  const hasLinks = account !== undefined || store.topLinks.some(({ isOfAccount }) => !isOfAccount);
  const bandOnWide = hasLinks ? 'wide' : undefined;
  const band = store.messages.length > 0 || news ? 'always' : bandOnWide;
  const fetchMenu = () => void store.fetchMenu();
  const toggle = props.searchToggle ?? (
    <IconLink href={site.href('/search')} label={t('header.search.label')}>
      <SearchIcon />
    </IconLink>
  );
  return (
    <Root data-hidden={store.isHidden ? '' : undefined} data-band={band}>
      <SkipLink href="#main">{t('header.skip')}</SkipLink>
      {band ? (
        <HeaderBand
          start={news ?? store.messages[0]}
          end={
            <TopLinks
              links={store.topLinks}
              hasWishlist={wishlist !== undefined}
              address={path + query}
              {...{ account, onNewsletter }}
            />
          }
        />
      ) : null}
      <HeaderBar
        layout={isRefreshed ? 'refreshed' : 'standard'}
        searchRow={isRefreshed ? toggle : undefined}
        menu={
          <IconButton label={t('header.menu.open')} {...drawerOpener(menuDrawerId)}>
            <MenuIcon />
          </IconButton>
        }
        logo={
          <Home
            href={site.placeHref('home')}
            aria-label={t('header.home', { brand: site.brand.name })}
            data-short={isRefreshed ? undefined : ''}
          >
            <Logo art={site.brand.mark} name={site.brand.logo} />
          </Home>
        }
        navigation={
          <MegaMenu
            label={t('header.menu.label')}
            onPointerEnter={fetchMenu}
            onFocus={fetchMenu}
            entries={store.entries.map(({ key, label, path: to, landing = `/${to}`, hasMore, ...entry }) => ({
              label,
              href: site.href(landing),
              isCurrent: to === current?.path,
              isSale: key === 'sale',
              type: entry.type,
              panel: hasMore ? <MenuPanel store={store} entryKey={entry.content ?? key} /> : undefined,
              panelLabel: t('header.menu.show', { entry: label }),
            }))}
          />
        }
        search={search ?? <PlainSearch />}
        actions={
          <>
            {isRefreshed ? null : <Narrow>{toggle}</Narrow>}
            {account ? <AccountLink account={account} /> : null}
            {wishlist ? <WishlistLink count={wishlist.count ?? 0} /> : null}
            <IconLink href={site.placeHref('cart')} label={bagLabel}>
              <BagIcon />
              {bagCount === undefined && <EarlyCount />}
              {bagCount !== undefined && bagCount > 0 && <CountBadge>{bagCount}</CountBadge>}
            </IconLink>
          </>
        }
      />
      <MenuDrawer {...{ store, account, onNewsletter, onLanguage }} side={isRefreshed ? 'end' : 'start'} />
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
