import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { linkRowStyles } from './rowStyles.ts';

export interface SuggestionGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What stands below: "Suggestions", "Products", "Searched lately". */
  title: string;
  /** Its place in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** `SuggestionOptions` or `SuggestionLinks`, and `SuggestionStatus`. */
  children: ReactNode;
  /** The way to all there is, last: "See all results". Other attributes of a link reach it. */
  more?: (Omit<ComponentProps<'a'>, 'children' | 'ref'> & { label: string; href: string }) | undefined;
}

const Root = styled.section`
  min-inline-size: 0;
`;

/* In one line with the words of the rows below. */
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

/** One list with its title, and the way to all there is. Part of `Suggestions`. */
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
