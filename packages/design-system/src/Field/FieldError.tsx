import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { WarningIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

const Root = styled.div`
  ${type('label')}
  font-size: 0.9375rem;
  display: flex;
  gap: ${token('space.8')};
  color: ${token('color.error')};

  & > svg {
    /* In the middle of the first line, at any size of text. */
    margin-block-start: calc(0.5lh - 10px);
  }
  & > span {
    min-inline-size: 0;
  }
`;

/** What is wrong and how to mend it, with the sign that says so without colour. */
export function FieldError({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <Root {...rest}>
      <WarningIcon size={20} />
      <span>{children}</span>
    </Root>
  );
}
