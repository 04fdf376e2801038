import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../Heading/Heading.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The fact: "Nothing in the bag yet". */
  title: ReactNode;
  /** @default 2 */
  level?: 1 | 2 | 3 | undefined;
  /** Ways on: `ButtonLink`s. */
  actions?: ReactNode;
  /** What will stand here, or how to fill it. */
  children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${token('space.16')};
  padding-block: ${token('space.24')};
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

/** Nothing here, why, and where to go. */
export function EmptyState({ title, level = 2, actions, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Heading level={level} look={level === 1 ? 'title' : 'section'}>
        {title}
      </Heading>
      {children ? <Words>{children}</Words> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
