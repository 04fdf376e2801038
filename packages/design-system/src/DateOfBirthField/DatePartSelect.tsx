import styled from 'styled-components';
import { controlStyles } from '../Field/controlStyles.ts';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { monthNames } from './dateOfBirth.ts';
import type { DatePartProps } from './DatePartInput.tsx';
import { Part, PartLabel } from './partStyles.ts';

interface DatePartSelectProps extends DatePartProps {
  locale: string;
  years: { from: number; to: number };
}

const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 14px;
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  inline-size: auto;
  min-inline-size: 6rem;
  padding-inline-end: 40px;
  cursor: pointer;

  & option {
    background: ${token('color.field')};
    color: ${token('color.text')};
  }
`;

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    text: String(from + index),
  }));

/** What can be chosen: days and years as digits, months by name, the latest year first. */
function choices({ part, locale, years }: Pick<DatePartSelectProps, 'part' | 'locale' | 'years'>) {
  if (part === 'day') return span(1, 31);
  if (part === 'year') return span(years.from, years.to).toReversed();
  return monthNames(locale).map((text, index) => ({ value: String(index + 1), text }));
}

/** One part in the system's own list. Values are digits without a zero before them. */
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
      <Frame>
        <Select
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
        </Select>
        <ChevronDownIcon size={20} />
      </Frame>
    </Part>
  );
}
