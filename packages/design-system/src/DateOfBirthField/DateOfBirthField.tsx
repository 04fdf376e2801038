import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { token } from '../tokens/token.ts';
import { partOrder } from './dateOfBirth.ts';
import type { DatePart, DateParts } from './dateOfBirth.ts';
import { DatePartInput } from './DatePartInput.tsx';
import { DatePartSelect } from './DatePartSelect.tsx';

export interface DateOfBirthFieldProps extends Omit<
  ComponentProps<'fieldset'>,
  'name' | 'onChange' | 'defaultValue'
> {
  /** The question: "Date of birth". */
  legend: ReactNode;
  /** An example, or why it is asked: "Like 27 3 1990". */
  hint?: ReactNode;
  /** What to do, about the date as a whole. */
  error?: ReactNode;
  /** Parts that need correcting. @default all parts */
  invalidParts?: readonly DatePart[] | undefined;
  /** Follows the legend in normal weight: "(optional)". */
  mark?: ReactNode;
  /** The page's language, `en-GB`: decides the order of the parts and the month names. */
  locale: string;
  /** Names the parts: "Day", "Month", "Year". */
  partLabels: Readonly<Record<DatePart, string>>;
  /** `inputs` are quickest; `selects` where most shoppers use phones and a wrong date is costly. @default 'inputs' */
  control?: 'inputs' | 'selects' | undefined;
  /** Prefix of the form fields `${name}-day`, `${name}-month` and `${name}-year`. */
  name?: string | undefined;
  /** The parts (controlled); use with `onDateChange`. */
  value?: DateParts | undefined;
  /** Initial parts (uncontrolled). */
  defaultValue?: Partial<DateParts> | undefined;
  /** Called with the changed part and its digits. */
  onDateChange?: ((part: DatePart, digits: string) => void) | undefined;
  /** First and last year of the selects. Do not take the last year from the clock: server and browser may differ. */
  years?: { from: number; to: number } | undefined;
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space.12')} ${token('space.16')};
`;

const Mark = styled.span`
  font-weight: 400;
`;

/** A date of birth, in the order in which the language writes it. Supports autofill; never a calendar. */
export function DateOfBirthField({
  legend,
  hint,
  error,
  invalidParts,
  mark,
  locale,
  partLabels,
  control = 'inputs',
  name,
  value,
  defaultValue,
  onDateChange,
  years = { from: 1900, to: 2020 },
  disabled,
  id,
  ...rest
}: DateOfBirthFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const order = partOrder(locale);
  return (
    <Fieldset
      {...rest}
      id={own}
      disabled={disabled}
      legend={
        <>
          {legend}
          {mark ? ' ' : null}
          {mark ? <Mark>{mark}</Mark> : null}
        </>
      }
      hint={hint}
      error={error}
    >
      <Parts>
        {order.map((part) => {
          const common = {
            id: `${own}-${part}`,
            label: partLabels[part],
            name: name === undefined ? undefined : `${name}-${part}`,
            isInvalid: Boolean(error) && (invalidParts?.includes(part) ?? true),
            value: value?.[part],
            defaultValue: defaultValue?.[part],
            onDigits: (digits: string) => onDateChange?.(part, digits),
          };
          return control === 'selects' ? (
            <DatePartSelect key={part} part={part} locale={locale} years={years} {...common} />
          ) : (
            <DatePartInput key={part} part={part} {...common} />
          );
        })}
      </Parts>
    </Fieldset>
  );
}
