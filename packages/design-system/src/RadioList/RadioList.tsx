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
  /** What the form sends. */
  value: string;
  /** The answer, in a word or a few. */
  label: ReactNode;
  /** A line below: what choosing it means. */
  description?: ReactNode;
  /** Shown, but not to be chosen: say why in `description`. @default false */
  isDisabled?: boolean | undefined;
}

export interface RadioListProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Name of the form field. @default generated */
  name?: string | undefined;
  /** The answers, the likeliest first. */
  options: readonly RadioOption[];
  /** Side by side, for two or three short answers. @default false */
  isInline?: boolean | undefined;
  /** With `onValueChange`: the parent decides. */
  value?: string | undefined;
  /** Chosen at first. Leave it out where a choice must be the shopper's own. */
  defaultValue?: string | undefined;
  /** Told on each choice, and once of a choice made before the script came. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The browser asks for a choice before it sends the form. @default false */
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
 * One of a few, in words. With prices or pictures use `RadioCards`. Native radios, so arrow keys and forms work.
 * `ref` and other attributes reach the fieldset.
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
