import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'children'> {
  /** What is on or off: "Price alerts". It does not change with the state. */
  label: ReactNode;
  /** A line below the label: what the setting does. */
  description?: ReactNode;
  /** Text for both states next to the switch: `{ on: 'On', off: 'Off' }`. Without it, only the switch shows the state. */
  states?: { on: string; off: string } | undefined;
}

const Root = styled.label`
  ${type('body')}
  display: flex;
  /* With large text the state wraps below before words are broken. */
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${token('space.16')};
  min-block-size: ${token('size.target')};
  padding-block: 10px;
  cursor: pointer;

  &:has(:disabled) {
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
  ${media.forcedColours} {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

const Text = styled.span`
  flex: 1 1 6em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Description = styled.span`
  ${type('meta')}
  display: block;
  color: ${token('color.text.subtle')};
`;

/* Both texts share one grid cell, so nothing moves when the state changes. */
const States = styled.span`
  ${type('meta')}
  display: inline-grid;
  justify-items: end;
  margin-inline-start: auto;
  padding-block: 2px;
  color: ${token('color.text.subtle')};

  & > span {
    grid-area: 1 / 1;
  }
  & > [data-state='on'],
  :has(:checked) > & > [data-state='off'] {
    visibility: hidden;
  }
  :has(:checked) > & > [data-state='on'] {
    visibility: visible;
  }
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  inline-size: 44px;
  block-size: 24px;
  /* Centred on the first line, at any text size. */
  margin: calc(0.5lh - 12px) 0 0;
  padding: 2px;
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: 999px;
  background: ${token('color.field')};
  cursor: inherit;
  transition: background-color ${token('motion.fade')};

  &::before {
    content: '';
    display: block;
    box-sizing: border-box;
    inline-size: 17px;
    block-size: 17px;
    border: ${token('border.field')} solid ${token('color.edge')};
    border-radius: 50%;
    background: ${token('color.edge')};
    transition: margin ${token('motion.fade')} ${token('motion.ease.in')};
  }
  &:checked {
    border-color: ${token('color.text')};
    background: ${token('color.text')};
  }
  &:checked::before {
    margin-inline-start: 20px;
    border-color: ${token('color.text.inverse')};
    background: ${token('color.text.inverse')};
  }
  &:disabled {
    border-color: ${token('color.line')};
    background: ${token('color.tile.strong')};
  }
  &:disabled::before {
    border-color: ${token('color.text.subtle')};
    background: none;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${token('color.text')};
    }
  }
  ${media.forcedColours} {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
    &::before {
      border-color: ButtonText;
      background: ButtonText;
    }
    &:checked {
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::before {
      border-color: HighlightText;
      background: HighlightText;
    }
    &:disabled,
    &:disabled::before {
      border-color: GrayText;
      background: ButtonFace;
    }
  }
`;

/**
 * A setting that takes effect immediately. In a form with a submit button use a `Checkbox`. A native checkbox, so it is
 * a form field before hydration. `ref` and other attributes reach the input.
 */
export function Switch({
  label,
  description,
  states,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <Root>
      <Text>
        <span id={`${id}-label`}>{label}</span>
        {description ? <Description id={descriptionId}>{description}</Description> : null}
      </Text>
      {states ? (
        <States aria-hidden="true">
          <span data-state="on">{states.on}</span>
          <span data-state="off">{states.off}</span>
        </States>
      ) : null}
      <Track
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state itself
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={[descriptionId, describedBy].filter(Boolean).join(' ') || undefined}
      />
    </Root>
  );
}
