import type { FieldProblem } from '../../platform/fields/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { registrationMessages, type RegistrationKey } from './registrationMessages.ts';

/** Returns a function for the message of a field's error; it returns `undefined` when there is none. */
export function useProblemText(): (problem: FieldProblem<RegistrationKey> | undefined) => string | undefined {
  const t = useMessages(registrationMessages);
  return (problem) => problem && t(problem.key, problem.values ?? {});
}
