import type { FieldProblem } from '../fields/index.ts';
import { useMessages } from '../i18n/index.ts';
import { privacyRequestMessages, type PrivacyRequestKey } from './privacyRequestMessages.ts';

/** Returns a function for the text of what is wrong with a field. */
export function usePrivacyRequestProblem() {
  const t = useMessages(privacyRequestMessages);
  return (problem: FieldProblem<PrivacyRequestKey> | undefined) => problem && t(problem.key, problem.values);
}
