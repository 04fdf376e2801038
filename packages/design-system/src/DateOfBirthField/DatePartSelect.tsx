import styled from 'styled-components';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { SelectControl, SelectFrame } from '../Select/selectParts.ts';
import { monthNames } from './dateOfBirth.ts';
import type { DatePartProps } from './DatePartInput.tsx';
import { Part, PartLabel } from './partStyles.ts';

interface DatePartSelectProps extends DatePartProps {
  locale: string;
  years: { from: number; to: number };
}

const Control = styled(SelectControl)`
  inline-size: auto;
  min-inline-size: 6rem;
`;

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    text: String(from + index),
  }));

/** The options: days and years as digits, months by name, the latest year first. */
function choices({ part, locale, years }: Pick<DatePartSelectProps, 'part' | 'locale' | 'years'>) {
  if (part === 'day') return span(1, 31);
  if (part === 'year') return span(years.from, years.to).toReversed();
  return monthNames(locale).map((text, index) => ({ value: String(index + 1), text }));
}

/** One part as a native select. Values are digits without a leading zero. */
export function DatePartSelect({
  part,
  id,
  label,
  locale,
  years,
  isInvalid,
  onDigits,
  ...rest
}: DatePartSelectProps) {
  return (
    <Part>
      <PartLabel htmlFor={id}>{label}</PartLabel>
      <SelectFrame>
        <Control
          {...rest}
          id={id}
          autoComplete={`bday-${part}`}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onDigits(event.currentTarget.value)}
        >
          <option value="">–</option>
          {choices({ part, locale, years }).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Control>
        <ChevronDownIcon size={20} />
      </SelectFrame>
    </Part>
  );
}
