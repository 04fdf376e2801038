import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { GroupProps } from '../Fieldset/Fieldset.tsx';
import { useHydrated } from '../foundations/useHydrated.ts';
import { token } from '../tokens/token.ts';
import { EndField } from './EndField.tsx';
import { moved, roundScale } from './range.ts';
import type { Range } from './range.ts';
import { RangeTrack } from './RangeTrack.tsx';

export interface RangeSliderProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Minimum, rounded down to a whole step. */
  min: number;
  /** Maximum, rounded up to a whole step. */
  max: number;
  /** Distance between two stops; typed numbers are rounded to it. @default 1 */
  step?: number | undefined;
  /** Controlled range, from and to; needs `onValueChange`. */
  value?: Range | undefined;
  /** Initial range, if uncontrolled. @default the whole scale */
  defaultValue?: Range | undefined;
  /** Called while a thumb moves and when a number was typed. Use it to update the display. */
  onValueChange?: ((value: Range) => void) | undefined;
  /** Called when a thumb is released or a typed number is finished. Use it to fetch. */
  onValueCommit?: ((value: Range) => void) | undefined;
  /** Names the lower thumb and its field: "From". */
  fromLabel: string;
  /** Names the upper thumb and its field: "To". */
  toLabel: string;
  /** Form field name of the lower field. Without it, the field is not submitted. */
  fromName?: string | undefined;
  /** Form field name of the upper field. Without it, the field is not submitted. */
  toName?: string | undefined;
  /** Formats a value for screen readers: `(value) => "£40"`, in the page's language and currency. @default the number */
  formatValue?: ((value: number) => string) | undefined;
  /** Inside both fields, before the number: the currency sign. */
  leading?: ReactNode;
  /** Decimals of the currency. @default 2 */
  decimals?: number | undefined;
  /** How the language of the page writes amounts, in the fields: `12,5` in `de`. @default 'en' */
  locale?: string | undefined;
  /** At a field whose text is no number: "Enter an amount, like 40". What was typed stays. @default it is taken back */
  invalidMessage?: ReactNode;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 88px), 1fr));
  gap: ${token('space.12')};
  /* Keeps the fields in one line even if a label takes two. */
  align-items: end;
`;

/**
 * A range with a minimum and a maximum, such as a price: two thumbs, and a number field for each. The fields belong to
 * the form and work before hydration; space is reserved for the thumbs, which work after it. `ref` and other attributes
 * reach the fieldset.
 */
export function RangeSlider({
  min,
  max,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  fromLabel,
  toLabel,
  fromName,
  toName,
  formatValue = String,
  leading,
  decimals = 2,
  locale = 'en',
  invalidMessage,
  ...fieldset
}: RangeSliderProps) {
  const scale = roundScale({ min, max, step });
  const [own, setOwn] = useState<Range>(defaultValue ?? [scale.min, scale.max]);
  const range = value ?? own;
  const latest = useRef(range);
  const isHydrated = useHydrated();

  const change = (next: Range) => {
    latest.current = next;
    setOwn(next);
    onValueChange?.(next);
  };
  const finish = (end: 0 | 1) => (typed: number) => {
    const next = moved(range, end, typed, scale);
    change(next);
    onValueCommit?.(next);
  };

  return (
    <Fieldset {...fieldset}>
      <RangeTrack
        labels={[fromLabel, toLabel]}
        isShown={isHydrated}
        {...{ range, scale, formatValue }}
        onChange={change}
        onCommit={() => onValueCommit?.(latest.current)}
      />
      <Pair>
        <EndField
          {...{ leading, decimals, locale, invalidMessage }}
          label={fromLabel}
          name={fromName}
          value={range[0]}
          onFinish={finish(0)}
        />
        <EndField
          {...{ leading, decimals, locale, invalidMessage }}
          label={toLabel}
          name={toName}
          value={range[1]}
          onFinish={finish(1)}
        />
      </Pair>
    </Fieldset>
  );
}
