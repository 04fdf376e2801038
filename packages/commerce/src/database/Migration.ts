/** One step of the schema. Steps are only ever added; a step that has run anywhere is never edited. */
export interface Migration {
  /** Unique for ever: area and number, `stock-001`. */
  readonly name: string;
  /** SQL statements in order, one each; the step runs in a transaction. */
  readonly statements: readonly string[];
}
