import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { CheckIcon, CloseIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Rule {
  /** The requirement: "At least 8 characters". */
  text: ReactNode;
  /** `open` until enough is typed to decide. */
  state: 'open' | 'kept' | 'broken';
  /** The state as text, for screen readers: "kept". */
  stateLabel?: string | undefined;
}

export interface RuleListProps extends ComponentProps<'ul'> {
  /** In reading order. */
  rules: readonly Rule[];
}

const Item = styled.li`
  ${type('meta')}
  display: flex;
  gap: ${token('space.8')};
  color: ${token('color.text.subtle')};

  & > :first-child {
    flex: none;
    inline-size: 16px;
    text-align: center;
  }
  /* Centred on the first line, at any text size. */
  & > svg {
    margin-block-start: calc(0.5lh - 8px);
  }
  & > :last-child {
    min-inline-size: 0;
  }
  &[data-state='kept'] {
    color: ${token('color.success')};
  }
  &[data-state='broken'] {
    color: ${token('color.error')};
  }
`;

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

const SIGNS = {
  open: <span>·</span>,
  kept: <CheckIcon size={16} />,
  broken: <CloseIcon size={16} />,
} as const;

/** Rules that are ticked off while typing. */
export function RuleList({ rules, ...rest }: RuleListProps) {
  return (
    <Root role="list" {...rest}>
      {rules.map(({ text, state, stateLabel }, index) => (
        <Item key={index} data-state={state}>
          {SIGNS[state]}
          <span>
            {text}
            {stateLabel ? <VisuallyHidden> ({stateLabel})</VisuallyHidden> : null}
          </span>
        </Item>
      ))}
    </Root>
  );
}
