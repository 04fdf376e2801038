import type { StepProblem } from '../stepProblems.ts';
import type { PaymentInput } from './flows/PageFlow.ts';

/** What a method asks for on our page. Its code comes when the method is chosen. */
export interface MethodFields {
  /** What has to be corrected, in the order of the fields. */
  readonly problems: readonly StepProblem[];
  /** What was typed, or `stopped` when something has to be corrected first. */
  read(): PaymentInput | 'stopped';
}
