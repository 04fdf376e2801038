import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureView } from '../Picture/PictureView.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { linkRowStyles } from './rowStyles.ts';
import { SuggestionLabel } from './SuggestionLabel.tsx';
import type { SuggestionText } from './SuggestionLabel.tsx';

/** A link to a page. Other link attributes are passed on. */
export interface SuggestionLink extends SuggestionText, Omit<ComponentProps<'a'>, 'children' | 'ref'> {
  /** Address of the page; unique in the list. */
  href: string;
  /** Before the text, 20 px: a clock for a recent search. */
  icon?: ReactNode;
  /** Before the text, 80 px square. `null` reserves the space of a missing one. */
  picture?: PictureView | null | undefined;
  /** Below the other lines, formatted: "£130". */
  price?: ReactNode;
  /** At the end of the row, next to the link: an `IconButton` that removes it. */
  action?: ReactNode;
}

export interface SuggestionLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Best first. */
  links: readonly SuggestionLink[];
}

const Item = styled.li`
  display: flex;
  align-items: center;
`;

const Row = styled.a`
  ${linkRowStyles}
  flex: 1;
  min-inline-size: 0;

  &[data-picture] {
    padding-block: ${token('space.4')};
  }
  &[data-picture] [data-label] {
    ${type('label')}
  }
  & > [data-ratio] {
    flex: none;
    inline-size: 80px;
  }
`;

/** Links to pages below a field: products, recent searches. They are reached with Tab. */
export function SuggestionLinks({ links, ...rest }: SuggestionLinksProps) {
  const anchor = useAnchor();
  return (
    <ul role="list" {...rest}>
      {links.map(({ label, description, detail, icon, picture, price, action, ...link }) => (
        <Item key={link.href}>
          <Row as={anchor} {...link} data-picture={picture === undefined ? undefined : ''}>
            {icon}
            {picture === undefined ? null : (
              <Picture view={picture ?? undefined} alt="" sizes="80px" ratio="square" corners="picture" />
            )}
            <SuggestionLabel {...{ label, description, detail, price }} />
          </Row>
          {action}
        </Item>
      ))}
    </ul>
  );
}
