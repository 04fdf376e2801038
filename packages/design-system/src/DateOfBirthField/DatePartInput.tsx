import { writeLatinDigits } from '../foundations/latinDigits.ts';
import styled from 'styled-components';
import { controlStyles } from '../Field/controlStyles.ts';
import type { DatePart } from './dateOfBirth.ts';
import { Part, PartLabel } from './partStyles.ts';

/** Props of one part of a date, typed or selected. */
export interface DatePartProps {
  part: DatePart;
  id: string;
  label: string;
  name: string | undefined;
  isInvalid: boolean;
  value: string | undefined;
  defaultValue: string | undefined;
  onDigits: (digits: string) => void;
}

const Input = styled.input`
  ${controlStyles}
  inline-size: 4.5rem;
  text-align: center;
  font-variant-numeric: tabular-nums;

  &[data-part='year'] {
    inline-size: 6rem;
  }
`;

/** One part as digits. A text input, not a number input: no spin buttons, no "1e3". */
export function DatePartInput({ part, id, label, isInvalid, onDigits, ...rest }: DatePartProps) {
  return (
    <Part>
      <PartLabel htmlFor={id}>{label}</PartLabel>
      <Input
        {...rest}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete={`bday-${part}`}
        maxLength={part === 'year' ? 4 : 2}
        data-part={part}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          writeLatinDigits(event.currentTarget);
          onDigits(event.currentTarget.value);
        }}
      />
    </Part>
  );
}
