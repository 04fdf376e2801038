/** One step of the schema. Steps are only added; a step that has run anywhere is never edited. */
export interface Migration {
  /** Permanently unique name of area and number: `stock-001`. */
  readonly name: string;
  /** SQL statements in order, one per entry; the step runs in a transaction. */
  readonly statements: readonly string[];
}
