import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { useEarlyChoice } from '../foundations/useEarlyChoice.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { radioStyles } from './radioStyles.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioListProps extends Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue'> {
  /** Name of the form field. @default generated */
  name?: string | undefined;
  options: readonly RadioOption[];
  /** With `onValueChange`: the parent decides. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
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
`;

const Radio = styled.input`
  ${radioStyles}
`;

const Description = styled.span`
  ${type('meta')}
  display: block;
  color: ${token('color.text.subtle')};
`;

/** One of a few, in words. With prices or pictures use `RadioCards`. */
export function RadioList({
  name,
  options,
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
      <div>
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
            <span>
              {option.label}
              {option.description ? <Description>{option.description}</Description> : null}
            </span>
          </Line>
        ))}
      </div>
    </Fieldset>
  );
}
