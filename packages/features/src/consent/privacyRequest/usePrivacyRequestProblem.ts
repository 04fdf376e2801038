import type { FieldProblem } from '../../platform/fields/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { privacyRequestMessages, type PrivacyRequestKey } from './privacyRequestMessages.ts';

/** Returns a function for the text of what is wrong with a field. */
export function usePrivacyRequestProblem() {
  const t = useMessages(privacyRequestMessages);
  return (problem: FieldProblem<PrivacyRequestKey> | undefined) => problem && t(problem.key, problem.values);
}
