import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { linkRowStyles } from './rowStyles.ts';

export interface SuggestionGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the list: "Suggestions", "Products", "Searched lately". */
  title: string;
  /** Heading level in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** `SuggestionOptions` or `SuggestionLinks`, and `SuggestionStatus`. */
  children: ReactNode;
  /** Last, a link to all results: "See all results". Other link attributes are passed on. */
  more?: (Omit<ComponentProps<'a'>, 'children' | 'ref'> & { label: string; href: string }) | undefined;
}

const Root = styled.section`
  min-inline-size: 0;
`;

/* Aligned with the text of the rows below. */
const Title = styled.h2`
  ${type('meta')}
  padding: ${token('space.4')} 18px ${token('space.8')};
  color: ${token('color.text.subtle')};
`;

const More = styled.a`
  ${linkRowStyles}
  ${type('label')}
  overflow-wrap: anywhere;
`;

/** A list with its heading and a link to all results. Part of `Suggestions`. */
export function SuggestionGroup({ title, level = 2, children, more, ...rest }: SuggestionGroupProps) {
  const anchor = useAnchor();
  const { label, ...link } = more ?? {};
  return (
    <Root {...rest}>
      <Title as={`h${level}`}>{title}</Title>
      {children}
      {more ? (
        <More as={anchor} {...link}>
          {label}
        </More>
      ) : null}
    </Root>
  );
}
