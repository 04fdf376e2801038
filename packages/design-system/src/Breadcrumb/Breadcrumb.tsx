import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { ChevronRightIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface Crumb {
  /** The page's title, as short as possible. */
  label: string;
  /** Omitted for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Names the landmark: "You are here". */
  label: string;
  /** From the start page down; a last entry without `href` is the current page. */
  crumbs: readonly Crumb[];
}

const List = styled.ol`
  ${type('meta')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token('space.8')};
  overflow-wrap: anywhere;
  color: ${token('color.text.subtle')};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
  & [aria-current] {
    color: ${token('color.text')};
  }
`;

const Anchor = styled.a`
  display: inline-block;
  padding-block: ${token('space.8')};
  text-decoration: none;
  ${media.touch} {
    padding-block: ${token('space.12')};
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** The path from the start page to the current page. */
export function Breadcrumb({ label, crumbs, ...rest }: BreadcrumbProps) {
  const anchor = useAnchor();
  return (
    <nav aria-label={label} {...rest}>
      <List role="list">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label}>
            {index > 0 ? <ChevronRightIcon size={16} /> : null}
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Anchor as={anchor} href={crumb.href}>
                {crumb.label}
              </Anchor>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
