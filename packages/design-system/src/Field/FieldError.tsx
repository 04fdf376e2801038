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
    /* Centred on the first line, at any text size. */
    margin-block-start: calc(0.5lh - 10px);
  }
  & > span {
    min-inline-size: 0;
  }
`;

/** What is wrong and how to fix it, with an icon so that colour is not the only sign. */
export function FieldError({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <Root {...rest}>
      <WarningIcon size={20} />
      <span>{children}</span>
    </Root>
  );
}
