import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface InlineSelectProps extends ComponentProps<'select'> {
  /** Shown before the choice: "Sort by". */
  label: string;
}

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  color: ${token('color.text.subtle')};
`;

const Frame = styled.span`
  position: relative;
  color: ${token('color.text')};

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 0;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${type('label')}
  min-block-size: ${token('size.target')};
  padding-inline: ${token('space.4')} 28px;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  appearance: none;
  field-sizing: content;
  cursor: pointer;

  & option {
    background: ${token('color.field')};
    color: ${token('color.text')};
  }
`;

/**
 * A choice without a frame, for bars: sorting. Put a submit button next to it for use without JavaScript. `ref` and
 * other attributes reach the `<select>`.
 */
export function InlineSelect({ label, ...rest }: InlineSelectProps) {
  return (
    <Root>
      {label}
      <Frame>
        <Control {...rest} />
        <ChevronDownIcon size={20} />
      </Frame>
    </Root>
  );
}
