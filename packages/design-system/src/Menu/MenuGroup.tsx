import { useId } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface MenuGroupProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Heading above the items; also the accessible name of the group. */
  title: string;
}

const Root = styled.div`
  & + &,
  * + & {
    margin-block-start: ${token('space.8')};
    padding-block-start: ${token('space.8')};
    border-block-start: 1px solid ${token('color.line')};
  }
  & + :not(&) {
    margin-block-start: ${token('space.8')};
  }
`;

const Title = styled.div`
  ${type('meta')}
  padding: ${token('space.4')} ${token('space.12')};
  color: ${token('color.text.subtle')};
`;

/** Items of a `Menu` that belong together, below a separator line and a title. */
export function MenuGroup({ title, children, ...rest }: MenuGroupProps) {
  const id = useId();
  return (
    <Root {...rest} role="group" aria-labelledby={id}>
      <Title id={id} role="presentation">
        {title}
      </Title>
      {children}
    </Root>
  );
}
