import type { ReactNode } from 'react';

/** One box of a `CheckboxGroup`, or one that stands for several. */
export interface CheckboxOption {
  /** What the form sends. A box with `options` sends nothing itself. */
  value: string;
  /** What is true when the box is ticked. */
  label: ReactNode;
  /** A line below the label: what ticking means. */
  description?: ReactNode;
  /** At the end of the line: the number of results of a filter. */
  detail?: ReactNode;
  /** Shown, but cannot be changed: explain why in `description`. @default false */
  isDisabled?: boolean | undefined;
  /** The boxes it stands for, indented below it. It is ticked when all of them are, and mixed when some are. */
  options?: readonly CheckboxOption[] | undefined;
}

/** The leaves of the tree: the boxes that carry a value. */
export function leavesOf(options: readonly CheckboxOption[]): CheckboxOption[] {
  return options.flatMap((option) => (option.options ? leavesOf(option.options) : [option]));
}

/** State of a box that stands for others. */
export function stateOf(
  options: readonly CheckboxOption[],
  ticked: readonly string[],
): 'all' | 'some' | 'none' {
  const leaves = leavesOf(options);
  const count = leaves.filter(({ value }) => ticked.includes(value)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** The ticked values after some boxes were set, in the order of the tree. Disabled boxes keep their state. */
export function withSet(
  all: readonly CheckboxOption[],
  ticked: readonly string[],
  changed: readonly CheckboxOption[],
  isOn: boolean,
): string[] {
  const free = leavesOf(changed)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ value }) => value);
  return leavesOf(all)
    .map(({ value }) => value)
    .filter((value) => (free.includes(value) ? isOn : ticked.includes(value)));
}

/** Whether a press on a box that stands for others ticks them: yes while an enabled one is empty. */
export function wouldTick(options: readonly CheckboxOption[], ticked: readonly string[]): boolean {
  return leavesOf(options).some(({ value, isDisabled }) => !isDisabled && !ticked.includes(value));
}
