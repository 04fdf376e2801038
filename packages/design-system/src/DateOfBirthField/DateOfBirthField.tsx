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
  /** Which parts are to be mended; all of them when nothing is said. */
  invalidParts?: readonly DatePart[] | undefined;
  /** Follows the legend in normal weight: "(optional)". */
  mark?: ReactNode;
  /** Language of the page, `en-GB`: decides the order of the parts, and the names of the months. */
  locale: string;
  /** Names the parts: "Day", "Month", "Year". */
  partLabels: Readonly<Record<DatePart, string>>;
  /** `inputs` are quickest; `selects` where most shoppers are on phones and a wrong date is dear. @default 'inputs' */
  control?: 'inputs' | 'selects' | undefined;
  /** Form fields are `${name}-day`, `${name}-month` and `${name}-year`. */
  name?: string | undefined;
  /** With `onDateChange`: the parent decides. */
  value?: DateParts | undefined;
  /** What stands in the parts at first, where the parent does not decide. */
  defaultValue?: Partial<DateParts> | undefined;
  /** Tells the part that was changed, and its digits. */
  onDateChange?: ((part: DatePart, digits: string) => void) | undefined;
  /** First and last year of the selects. The last must not come from the clock, or server and browser may differ. */
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

/** A day far in the past, in the order the language writes it. Filled in by the browser; never a calendar. */
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
          {mark ? <Mark> {mark}</Mark> : null}
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
