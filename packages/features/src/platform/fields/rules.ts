import type { FieldProblem } from './FieldProblem.ts';

/** Checks a trimmed value; returns what is wrong with it. Rules other than `required` accept an empty value. */
export type Rule<Key extends string = string> = (value: string) => FieldProblem<Key> | undefined;

/** Something has to be typed. */
export const required =
  <Key extends string>(key: Key): Rule<Key> =>
  (value) =>
    value === '' ? { key } : undefined;

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
