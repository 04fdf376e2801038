import { useWords } from '../i18n/index.ts';
import { checkoutWords } from './checkoutWords.ts';
import type { FieldProblem } from './fields/FieldProblem.ts';

/** Says what is wrong with a field; `undefined` when nothing is. */
export function useProblemText(): (problem: FieldProblem | undefined) => string | undefined {
  const say = useWords(checkoutWords);
  return (problem) => problem && say(problem.key, problem.values ?? {});
}
