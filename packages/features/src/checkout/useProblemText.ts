import { useMessages } from '../i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type { FieldProblem } from './fields/FieldProblem.ts';

/** Says what is wrong with a field; `undefined` when nothing is. */
export function useProblemText(): (problem: FieldProblem | undefined) => string | undefined {
  const t = useMessages(checkoutMessages);
  return (problem) => problem && t(problem.key, problem.values ?? {});
}
