import type { DeclineCode } from '@touchline/contract/codes';
import type { Scenario } from '../scenarios.ts';

/** Refusals that whoever tries a sheet can choose. */
export const sheetDeclines: readonly DeclineCode[] = [
  'BankDeclinedError',
  'InsufficientFundsError',
  'TemporaryError',
];

/** Other outcomes; see `Scenario`. `over`: the token comes too late. */
export const sheetOutcomes = [
  'step',
  'lose',
  'late',
  'eventsTwice',
  'eventsReversed',
  'hang',
  'over',
] as const;
export type SheetOutcome = (typeof sheetOutcomes)[number];

/** What a choice of the sheet does; anything else is approved. */
export function scenarioOfOutcome(outcome: unknown): Scenario {
  const declined = sheetDeclines.find((one) => one === outcome);
  if (declined) return { kind: 'decline', code: declined };
  const other = sheetOutcomes.find((one) => one === outcome);
  return { kind: other === undefined || other === 'over' ? 'approve' : other };
}
