import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

const Root = styled.header`
  position: relative;
  z-index: ${token('layer.header')};
  background: ${token('color.paper')};
`;

/** The header of every page: `HeaderBand` and `HeaderBar`. Menus open at its lower edge. */
export function Header(props: ComponentProps<'header'>) {
  return <Root {...props} />;
}

export interface HeaderBandProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One line of news: "Free delivery over £60". */
  start?: ReactNode;
  /** Service links; on a desktop only. */
  end?: ReactNode;
}

const BandRoot = styled.div`
  ${type('meta')}
  font-size: 0.8125rem;
  padding-inline: ${token('gutter')};

  &[data-start='none'] {
    display: none;
    ${media.wide} {
      display: block;
    }
  }
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.24')};
    max-inline-size: ${token('container')};
    min-block-size: ${token('size.band')};
    margin-inline: auto;
  }
  /* Long news take two lines on a phone, and fit the height all the same. */
  & > div > :first-child {
    line-height: 1.25;
    text-wrap: balance;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    text-decoration: none;
  }
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`;

const BandEnd = styled.div`
  display: none;
  align-items: center;
  gap: ${token('space.24')};
  ${media.wide} {
    display: flex;
  }
`;

/** The dark line at the top, 36 px high. Without news a phone, which has no service links either, does not show it. */
export function HeaderBand({ start, end, ...rest }: HeaderBandProps) {
  return (
    <BandRoot data-ground="band" data-start={start ? undefined : 'none'} {...rest}>
      <div>
        <div>{start}</div>
        {end ? <BandEnd>{end}</BandEnd> : null}
      </div>
    </BandRoot>
  );
}

export interface HeaderBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The menu button, on a phone. */
  menu?: ReactNode;
  /** A link to the start page around the `Logo`. */
  logo: ReactNode;
  /** `MegaMenu`; on a desktop only. */
  navigation?: ReactNode;
  /** `SearchField` in its form; on a desktop only. */
  search?: ReactNode;
  /** Icons at the end. */
  actions?: ReactNode;
  /** The way to the search, as wide as the bar, below it; on a phone only. */
  searchRow?: ReactNode;
  /** `refreshed`, on a phone: the logo at the start, the menu button last, no line below. @default 'standard' */
  layout?: 'standard' | 'refreshed' | undefined;
}

const BarRoot = styled.div`
  padding-inline: ${token('gutter')};
  border-block-end: 1px solid ${token('color.line')};

  & > :first-child {
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    max-inline-size: ${token('container')};
    block-size: ${token('size.bar')};
    margin-inline: auto;
    /* Menu, logo and three icons fit a phone of 320 px. */
    ${media.narrow} {
      gap: 0;
    }
  }
  /* Twice as large, the words of some languages need a second line. */
  ${media.wide} {
    & > :first-child {
      flex-wrap: wrap;
      block-size: auto;
      min-block-size: ${token('size.bar')};
    }
  }
  ${media.narrow} {
    &[data-layout='refreshed'] {
      border-block-end-color: transparent;
      box-shadow: ${token('shadow.snackbar')};
    }
  }
  & > :first-child > a {
    flex: none;
    display: flex;
    align-items: center;
    min-block-size: ${token('size.target')};
    text-decoration: none;
  }
`;

const MenuPlace = styled.div`
  margin-inline-start: -10px;
  [data-layout='refreshed'] & {
    margin-inline: 0 -10px;
  }
  ${media.wide} {
    display: none;
  }
`;

const SearchRow = styled.div`
  padding-block-end: ${token('space.12')};
  ${media.wide} {
    display: none;
  }
`;

const Wide = styled.div`
  display: none;
  ${media.wide} {
    display: block;
  }
  &[data-part='navigation'] {
    align-self: stretch;
    margin-inline-start: ${token('space.24')};
    ${media.desktop} {
      margin-inline-start: ${token('space.40')};
    }
  }
  &[data-part='search'] {
    flex: 1 1 48px;
    max-inline-size: 290px;
    margin-inline-start: auto;
    /* Beside a full menu the field is too narrow for its words. */
    @media (max-width: 1079.98px) {
      & ::placeholder {
        color: transparent;
      }
    }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  margin-inline: auto -10px;
  [data-part='search'] + & {
    margin-inline-start: ${token('space.16')};
  }
  [data-layout='refreshed'] & {
    ${media.narrow} {
      margin-inline-end: 0;
    }
  }
  ${media.narrow} {
    [data-part='search'] + & {
      margin-inline-start: auto;
    }
  }
`;

/** The bar below the band: 60 px high, on a desktop 80 px; a row for the search below it is added to that. */
export function HeaderBar(props: HeaderBarProps) {
  const { menu, logo, navigation, search, actions, searchRow, layout = 'standard', ...rest } = props;
  const isRefreshed = layout === 'refreshed';
  const menuPlace = menu ? <MenuPlace>{menu}</MenuPlace> : null;
  return (
    <BarRoot {...rest} data-layout={layout}>
      <div>
        {isRefreshed ? null : menuPlace}
        {logo}
        {navigation ? <Wide data-part="navigation">{navigation}</Wide> : null}
        {search ? <Wide data-part="search">{search}</Wide> : null}
        {actions ? <Actions>{actions}</Actions> : null}
        {isRefreshed ? menuPlace : null}
      </div>
      {searchRow ? <SearchRow>{searchRow}</SearchRow> : null}
    </BarRoot>
  );
}
