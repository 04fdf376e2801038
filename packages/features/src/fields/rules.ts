import type { FieldProblem } from './FieldProblem.ts';

/** Checks a trimmed value; returns what is wrong with it. Rules other than `required` accept an empty value. */
export type Rule<Key extends string = string> = (value: string) => FieldProblem<Key> | undefined;

/** Something has to be typed. */
export const required =
  <Key extends string>(key: Key): Rule<Key> =>
  (value) =>
    value === '' ? { key } : undefined;

/** The value matches a pattern. */
export const pattern =
  <Key extends string>(expression: RegExp, key: Key, values?: FieldProblem['values']): Rule<Key> =>
  (value) =>
    value === '' || expression.test(value) ? undefined : { key, ...(values ? { values } : {}) };

/** The number of digits is within the bounds, both included; other characters do not count. */
export const digitCount =
  <Key extends string>({ min, max }: { min: number; max: number }, key: Key): Rule<Key> =>
  (value) => {
    const count = value.replace(/\D/g, '').length;
    return value === '' || (count >= min && count <= max) ? undefined : { key };
  };

/**
 * The rule of a form: checks each field by its own rules, the first failing one counts; fields without rules are
 * valid. For `FieldsStore`.
 */
export const rulesOf =
  <Key extends string>(rules: () => Readonly<Record<string, readonly Rule<Key>[]>>) =>
  (name: string, value: string): FieldProblem<Key> | undefined => {
    for (const rule of rules()[name] ?? []) {
      const problem = rule(value);
      if (problem) return problem;
    }
    return undefined;
  };
