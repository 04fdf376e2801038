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
  /** The least there is; rounded down to a whole step. */
  min: number;
  /** The most there is; rounded up to a whole step. */
  max: number;
  /** Distance of two stops; typed numbers are rounded to it, too. @default 1 */
  step?: number | undefined;
  /** From and to; with `onValueChange` the parent decides. */
  value?: Range | undefined;
  /** At first, where the parent does not decide. @default the whole */
  defaultValue?: Range | undefined;
  /** While a thumb moves and when a number was typed: for what is shown. */
  onValueChange?: ((value: Range) => void) | undefined;
  /** When a thumb was let go or a number was left: for what is fetched. */
  onValueCommit?: ((value: Range) => void) | undefined;
  /** Names the lower thumb and its field: "From". */
  fromLabel: string;
  /** Names the upper thumb and its field: "To". */
  toLabel: string;
  /** Name of the lower field in the form. Left out, it is not sent. */
  fromName?: string | undefined;
  /** Name of the upper field in the form. Left out, it is not sent. */
  toName?: string | undefined;
  /** A value as it is spoken: `(value) => "£40"`, in the language and currency of the page. @default the number */
  formatValue?: ((value: number) => string) | undefined;
  /** Inside both fields, before the number: the sign of the currency. */
  leading?: ReactNode;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 88px), 1fr));
  gap: ${token('space.12')};
  /* The fields in one line, also below a label of two. */
  align-items: end;
`;

/**
 * From and to on a scale, such as a price: two thumbs, and a number field for each. The fields are the form's, so they
 * work before the script; the thumbs come with it, in room that is kept. `ref` and other attributes reach the fieldset.
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
        <EndField label={fromLabel} name={fromName} leading={leading} value={range[0]} onFinish={finish(0)} />
        <EndField label={toLabel} name={toName} leading={leading} value={range[1]} onFinish={finish(1)} />
      </Pair>
    </Fieldset>
  );
}
