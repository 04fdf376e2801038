import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { LinkList } from '../LinkList/LinkList.tsx';
import type { ListedLink } from '../LinkList/LinkList.tsx';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface MegaPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Three at most. */
  lists: readonly { title: string; links: readonly ListedLink[] }[];
  /** Two pictures with links. */
  pictures?: ReactNode;
  /** Below a separator line: quick sizes, with a link at the end. */
  footer?: ReactNode;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 2.33fr);
  gap: ${token('space.24')};

  ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.24')};
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.16')};
  margin-block-start: ${token('space.24')};
  padding-block-start: ${token('space.20')};
  border-block-start: 1px solid ${token('color.line')};
`;

/** The panel that a `MegaMenu` entry opens: lists of links, pictures, quick sizes. */
export function MegaPanel({ lists, pictures, footer, ...rest }: MegaPanelProps) {
  return (
    <div {...rest}>
      <Columns>
        {lists.map((list) => (
          <LinkList key={list.title} title={list.title} headingVariant="head" links={list.links} />
        ))}
        {pictures ? <Pictures>{pictures}</Pictures> : null}
      </Columns>
      {footer ? <Footer>{footer}</Footer> : null}
    </div>
  );
}
