import { useMessages } from '../../platform/i18n/index.ts';
import type { NewPasswordProblem } from './NewPasswordField.tsx';
import { newPasswordMessages } from './newPasswordMessages.ts';

/** The text of an error of the field, for the form's list of errors. */
export function useNewPasswordError(problem: NewPasswordProblem | undefined): string | undefined {
  const t = useMessages(newPasswordMessages);
  return problem && t(`newPassword.${problem}`);
}
