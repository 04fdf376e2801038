import { useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { GroupProps } from '../Fieldset/Fieldset.tsx';
import { useEarlyChoice } from '../foundations/useEarlyChoice.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { radioStyles } from './radioStyles.ts';

export interface RadioOption {
  /** Value that the form submits. */
  value: string;
  /** The answer, in one or a few words. */
  label: ReactNode;
  /** A line below the label: what choosing it means. */
  description?: ReactNode;
  /** Shown but not available: state the reason in `description`. @default false */
  isDisabled?: boolean | undefined;
}

export interface RadioListProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Form field name. @default generated */
  name?: string | undefined;
  /** The answers, the most likely first. */
  options: readonly RadioOption[];
  /** Side by side, for two or three short answers. @default false */
  isInline?: boolean | undefined;
  /** Controlled value; needs `onValueChange`. */
  value?: string | undefined;
  /** Initial choice. Leave it out when the shopper must choose. */
  defaultValue?: string | undefined;
  /** Called on each choice, and once for a choice made before hydration. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The browser requires a choice before it submits the form. @default false */
  isRequired?: boolean | undefined;
}

const Line = styled.label`
  ${type('body')}
  display: flex;
  gap: ${token('space.12')};
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

const List = styled.div`
  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space.24')};
  }
`;

const Radio = styled.input`
  ${radioStyles}
`;

const Text = styled.span`
  min-inline-size: 0;
`;

const Description = styled.span`
  ${type('meta')}
  display: block;
  color: ${token('color.text.subtle')};
`;

/**
 * A choice of one among a few text options. For options with prices or pictures use `RadioCards`. Native radios, so
 * arrow keys and forms work. `ref` and other attributes reach the fieldset.
 */
export function RadioList({
  name,
  options,
  isInline = false,
  value,
  defaultValue,
  onValueChange,
  isRequired,
  ref,
  ...fieldset
}: RadioListProps) {
  const generated = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, onValueChange);
  return (
    <Fieldset {...fieldset} ref={useMergedRef(group, ref)}>
      <List data-inline={isInline ? '' : undefined}>
        {options.map((option) => (
          <Line key={option.value}>
            <Radio
              type="radio"
              name={name ?? generated}
              value={option.value}
              required={isRequired}
              disabled={option.isDisabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <Text>
              {option.label}
              {option.description ? <Description>{option.description}</Description> : null}
            </Text>
          </Line>
        ))}
      </List>
    </Fieldset>
  );
}
