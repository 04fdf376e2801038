import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { BagIcon, MenuIcon, SearchIcon } from '@touchline/design-system/Icon';
import { CountBadge, IconButton, IconLink } from '@touchline/design-system/IconButton';
import { Band, Container } from '@touchline/design-system/layout';
import { Logo } from '@touchline/design-system/Logo';
import { SearchField } from '@touchline/design-system/SearchField';
import { SkipLink } from '@touchline/design-system/SkipLink';
import { token, type } from '@touchline/design-system/token';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { headerWords } from './headerWords.ts';
import type { HeaderStore } from './HeaderStore.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { MenuDrawer, menuDrawerId } from './MenuDrawer.tsx';

export interface HeaderProps {
  store: HeaderStore;
  /** Path of the page below the site path: marks the entry the visitor is in. */
  path: string;
  /** Pieces in the bag. */
  bagCount: number;
  /** What was searched for, on a page of results. */
  searchTerm?: string | undefined;
  /** The search with suggestions, in place of the plain field. */
  search?: React.ReactNode;
}

const Root = styled.header`
  position: sticky;
  inset-block-start: calc(-1 * ${token('size.band')});
  z-index: ${token('layer.header')};
  background: ${token('color.paper')};
  border-block-end: 1px solid ${token('color.line')};
  transition: translate ${token('motion.in')} ${token('motion.ease.in')};

  &[data-hidden]:not(:focus-within) {
    translate: 0 -100%;
  }
`;

const TopLine = styled(Container)`
  ${type('fine')}
  display: flex;
  justify-content: space-between;
  gap: ${token('space.24')};
  align-items: center;
  min-block-size: ${token('size.band')};
  font-size: max(0.8125rem, 13px);

  & p {
    margin: 0;
  }
  & ul {
    display: none;
    gap: ${token('space.24')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-block;
    padding-block: 6px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${media.wide} {
    & ul {
      display: flex;
    }
  }
`;

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.bar')};

  & > a:first-of-type {
    color: inherit;
    text-decoration: none;
    border-radius: ${token('radius.badge')};
  }
  ${media.phone} {
    & [data-logo] {
      font-size: 1.25rem;
    }
  }
`;

const Narrow = styled.div`
  display: contents;
  ${media.wide} {
    display: none;
  }
`;

const Search = styled.div`
  display: none;
  ${media.wide} {
    display: block;
    inline-size: 290px;
    flex: 0 1 290px;
    margin-inline-end: ${token('space.8')};
  }
`;

const Room = styled.div`
  flex: 1;
`;

/** Band, bar, menu and search of every page. Everything in it works before the script: the menu is a popover. */
export const Header = observer(function Header({
  store,
  path,
  bagCount,
  searchTerm = '',
  search,
}: HeaderProps) {
  const say = useWords(headerWords);
  const site = useSite();

  useEffect(() => {
    const handleScroll = () => store.scrollTo(window.scrollY);
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [store]);

  return (
    <Root data-hidden={store.isHidden ? '' : undefined}>
      <SkipLink href="#main">{say('header.skip')}</SkipLink>
      <Band ground="band" aria-label={say('header.notices')}>
        <TopLine>
          <p>{store.messages[0]}</p>
          <ul>
            {store.topLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={site.href(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </TopLine>
      </Band>
      <Bar>
        <Narrow>
          <IconButton label={say('header.menu.open')} popoverTarget={menuDrawerId}>
            <MenuIcon />
          </IconButton>
        </Narrow>
        <a
          href={site.href('/')}
          aria-label={say('header.home', { brand: store.brand === 'northing' ? 'Northing' : 'Touchline' })}
        >
          <Logo brand={site.brand} />
        </a>
        <MegaMenu store={store} path={path} />
        <Room />
        <Search>
          {search ?? (
            <form role="search" action={site.href('/search')} method="get">
              <input type="hidden" name="sitePath" value={site.language.sitePath} />
              <SearchField
                label={say('header.search.label')}
                name="q"
                defaultValue={searchTerm}
                placeholder={say('header.search.placeholder')}
              />
            </form>
          )}
        </Search>
        <Narrow>
          <IconLink href={site.href('/search')} label={say('header.search.label')}>
            <SearchIcon />
          </IconLink>
        </Narrow>
        <IconLink
          href={site.href('/cart')}
          label={bagCount === 0 ? say('header.bag.empty') : say('header.bag', { count: bagCount })}
        >
          <BagIcon />
          {bagCount > 0 && <CountBadge>{bagCount}</CountBadge>}
        </IconLink>
      </Bar>
      <MenuDrawer store={store} />
    </Root>
  );
});
