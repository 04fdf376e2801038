/** What is wrong with a field: the key of a message of the form's module, and the values for its placeholders. */
export interface FieldProblem<Key extends string = string> {
  key: Key;
  values?: Readonly<Record<string, string | number>>;
}
