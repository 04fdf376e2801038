import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { GroupProps } from '../Fieldset/Fieldset.tsx';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { token } from '../tokens/token.ts';
import { stateOf, withSet, wouldTick } from './checkboxTree.ts';
import type { CheckboxOption } from './checkboxTree.ts';

export interface CheckboxGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Name of the form field; each ticked box sends it once. @default generated */
  name?: string | undefined;
  /** The boxes; those with `options` of their own stand one step out. */
  options: readonly CheckboxOption[];
  /** Above them a box for all: "All sports". Left out, there is none. */
  allLabel?: ReactNode;
  /** The ticked values; with `onValueChange` the parent decides. */
  value?: readonly string[] | undefined;
  /** Ticked at first, where the parent does not decide. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** All ticked values, in the order of the options; told once of boxes ticked before the script came, too. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

const Nested = styled.div`
  padding-inline-start: ${token('space.32')};
`;

const NONE: readonly string[] = [];

/**
 * Any number of several, among them "all", or groups within the group. Native boxes, so forms work; only a box that
 * stands for others needs the script. `ref` and other attributes reach the fieldset.
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

  // No event of the time before the script reaches React, and the next drawing would take the ticks back.
  const isTakenUp = useRef(false);
  useLayoutEffect(() => {
    const boxes = Array.from(group.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []);
    if (!isTakenUp.current && boxes.some((box) => box.checked !== box.defaultChecked))
      change(boxes.filter((box) => box.checked).map((box) => box.value));
    isTakenUp.current = true;
  });

  const boxFor = (several: readonly CheckboxOption[], boxId: string) => {
    const state = stateOf(several, ticked);
    return {
      ...NEEDS_SCRIPT,
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
