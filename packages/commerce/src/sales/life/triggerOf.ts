/**
 * A trigger that refuses every step of a table's state but these, whatever statement tries it. The lists of migrations
 * are those of `stateMachines.ts` at the time; a test compares them, and a new step needs a new migration.
 */
export const triggerOf = (table: string, column: string, steps: readonly string[]): string =>
  `create trigger ${table}_steps before update of ${column} on ${table} for each row
   when (old.${column} is distinct from new.${column})
   execute function refuse_step('${column}', '${steps.join(',')}')`;
