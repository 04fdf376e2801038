import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { GroupProps } from '../Fieldset/Fieldset.tsx';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { token } from '../tokens/token.ts';
import { stateOf, withSet, wouldTick } from './checkboxTree.ts';
import type { CheckboxOption } from './checkboxTree.ts';

export interface CheckboxGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Name of the form field; sent once per ticked box. @default generated */
  name?: string | undefined;
  /** The boxes; the `options` of an option are indented below it. */
  options: readonly CheckboxOption[];
  /** Label of a box for all above the others: "All sports". Without it there is no such box. */
  allLabel?: ReactNode;
  /** The ticked values (controlled); use with `onValueChange`. */
  value?: readonly string[] | undefined;
  /** Initially ticked values (uncontrolled). @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with all ticked values, in option order; also once after hydration if boxes were ticked before. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

const Nested = styled.div`
  padding-inline-start: ${token('space.32')};
`;

const NONE: readonly string[] = [];

/**
 * Any number of options, with an optional box for all and nested groups. Native boxes, so forms work; only a box that
 * stands for others needs JavaScript. `ref` and other attributes are passed to the fieldset.
 */
export function CheckboxGroup({
  name,
  options,
  allLabel,
  value,
  defaultValue = NONE,
  onValueChange,
  ref,
  ...fieldset
}: CheckboxGroupProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const ticked = value ?? own;

  const change = (next: string[]) => {
    setOwn(next);
    onValueChange?.(next);
  };

  // React receives no events from before hydration, and the next render would reset the ticks.
  const hasSynced = useRef(false);
  useLayoutEffect(() => {
    const boxes = Array.from(group.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []);
    if (!hasSynced.current && boxes.some((box) => box.checked !== box.defaultChecked))
      change(boxes.filter((box) => box.checked).map((box) => box.value));
    hasSynced.current = true;
  });

  const boxFor = (several: readonly CheckboxOption[], boxId: string) => {
    const state = stateOf(several, ticked);
    return {
      ...NEEDS_HYDRATION,
      id: boxId,
      checked: state === 'all',
      isIndeterminate: state === 'some',
      'aria-controls': `${boxId}-group`,
      onChange: () => change(withSet(options, ticked, several, wouldTick(several, ticked))),
    };
  };

  const draw = (option: CheckboxOption): ReactNode => {
    const { label, description, detail, isDisabled, options: inner } = option;
    const words = { label, description, detail, disabled: isDisabled };
    if (!inner)
      return (
        <Checkbox
          key={option.value}
          {...words}
          name={name ?? id}
          value={option.value}
          checked={ticked.includes(option.value)}
          onChange={(event) => change(withSet(options, ticked, [option], event.currentTarget.checked))}
        />
      );
    const boxId = `${id}-${option.value}`;
    return (
      <div key={option.value}>
        <Checkbox {...words} {...boxFor(inner, boxId)} />
        <Nested id={`${boxId}-group`} role="group" aria-labelledby={boxId}>
          {inner.map(draw)}
        </Nested>
      </div>
    );
  };

  return (
    <Fieldset {...fieldset} ref={useMergedRef(group, ref)}>
      <div>
        {allLabel === undefined ? null : <Checkbox label={allLabel} {...boxFor(options, `${id}-all`)} />}
        {allLabel === undefined ? options.map(draw) : <div id={`${id}-all-group`}>{options.map(draw)}</div>}
      </div>
    </Fieldset>
  );
}
