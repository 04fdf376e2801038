import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../Heading/Heading.tsx';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The fact: "Nothing in the bag yet". */
  title: ReactNode;
  /** Heading level in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | undefined;
  /** A `Picture` of what is missing; next to the text on a desktop, below it on a phone. */
  picture?: ReactNode;
  /** Where to go next: `ButtonLink`s. */
  actions?: ReactNode;
  /** What will be here, or how to fill it. */
  children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')} ${token('space.40')};
  padding-block: ${token('space.24')};
  overflow-wrap: anywhere;

  & > [data-part='picture'] {
    inline-size: min(100%, 280px);
    margin-inline: auto;
  }
  /* Breaks into short lines, but never within a word that fits. */
  &[data-pictured] h1 {
    inline-size: min-content;
    min-inline-size: min(8ch, 100%);
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }
  ${media.wide} {
    &[data-pictured] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
    }
    & > [data-part='picture'] {
      inline-size: min(100%, 480px);
    }
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: ${token('space.16')};
`;

const Words = styled.div`
  ${type('lead')}
  max-inline-size: 48ch;
  color: ${token('color.text.subtle')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};
  margin-block-start: ${token('space.8')};
`;

/** Says that nothing is here, why, and where to go. */
export function EmptyState({ title, level = 2, picture, actions, children, ...rest }: EmptyStateProps) {
  return (
    <Root data-pictured={picture ? '' : undefined} {...rest}>
      <Side>
        <Heading level={level} variant={level === 1 ? 'title' : 'section'}>
          {title}
        </Heading>
        {children ? <Words>{children}</Words> : null}
        {actions ? <Actions>{actions}</Actions> : null}
      </Side>
      {picture ? <div data-part="picture">{picture}</div> : null}
    </Root>
  );
}
