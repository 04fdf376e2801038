import { passwordLength } from '@touchline/contract/account/constants';
import {
  hasBothCases,
  hasLength,
  hasNumber,
  hasSymbol,
  PasswordField,
  type PasswordRule,
} from '@touchline/design-system/PasswordField';
import { UserNameInput } from './UserNameInput.tsx';
import { useMessages } from '../../platform/i18n/index.ts';
import { newPasswordMessages } from './newPasswordMessages.ts';
import { useNewPasswordError } from './useNewPasswordError.ts';

/** Nothing was typed, the back end refused it by its rules, or it is one that everybody tries first. */
export type NewPasswordProblem = 'missing' | 'invalid' | 'common';

export interface NewPasswordFieldProps {
  id: string;
  /** Whose password it is, for password managers; `undefined` while nobody knows. */
  userName: string | undefined;
  /** Whether the market asks for both cases, a digit and a symbol. */
  isStrong: boolean;
  problem: NewPasswordProblem | undefined;
  /** Clears the error when the shopper types. */
  onType?: () => void;
}

/** A new password with the rules of the market. What is typed stays in the field alone. */
export function NewPasswordField({ id, userName, isStrong, problem, onType }: NewPasswordFieldProps) {
  const t = useMessages(newPasswordMessages);
  const error = useNewPasswordError(problem);
  const rules: PasswordRule[] = [
    {
      text: t('newPassword.rule.length', { min: passwordLength.least }),
      isMet: hasLength(passwordLength.least),
    },
    ...(isStrong
      ? [
          { text: t('newPassword.rule.cases'), isMet: hasBothCases },
          { text: t('newPassword.rule.digit'), isMet: hasNumber },
          { text: t('newPassword.rule.symbol'), isMet: hasSymbol },
        ]
      : []),
  ];
  return (
    <>
      <UserNameInput userName={userName} />
      <PasswordField
        id={id}
        name="password"
        autoComplete="new-password"
        label={t('newPassword.label')}
        error={error}
        showLabel={t('newPassword.show')}
        hideLabel={t('newPassword.hide')}
        statusLabels={{ visible: t('newPassword.visible'), hidden: t('newPassword.hidden') }}
        capsLockLabel={t('newPassword.capsLock')}
        rules={rules}
        rulesTitle={t('newPassword.rules')}
        ruleStateLabels={{ kept: t('newPassword.rule.kept'), open: t('newPassword.rule.open') }}
        onChange={onType}
      />
    </>
  );
}
