import { useMessages } from '../../platform/i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type { CheckoutKey } from './checkoutMessages.ts';
import type { FieldProblem } from '../../platform/fields/index.ts';

/** Returns a function for the message of a field's error; it returns `undefined` when there is none. */
export function useProblemText(): (problem: FieldProblem<CheckoutKey> | undefined) => string | undefined {
  const t = useMessages(checkoutMessages);
  return (problem) => problem && t(problem.key, problem.values ?? {});
}
