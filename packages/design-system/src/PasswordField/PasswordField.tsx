import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { TextField } from '../TextField/TextField.tsx';
import { CapsLockHint } from './CapsLockHint.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { RuleStateLabels } from './PasswordRules.tsx';
import type { PasswordRule } from './passwordChecks.ts';
import { VisibilityToggle } from './VisibilityToggle.tsx';

interface Ruled {
  /** Requirements of a new password: shown below the field, and ticked off, while it has focus or content. */
  rules: readonly PasswordRule[];
  /** Heading of the rules: "Your password needs". */
  rulesTitle: string;
  /** Texts for the states of a rule, announced when they change. */
  ruleStateLabels: RuleStateLabels;
}

/** Rules are given together with their texts, or not at all. */
type Rules = Ruled | { rules?: undefined; rulesTitle?: undefined; ruleStateLabels?: undefined };

interface Own {
  /** Autofill hint for the browser. Sign-up forms pass `new-password`. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** On the button while the password is hidden: "Show". */
  showLabel: string;
  /** On the button while the password is visible: "Hide". */
  hideLabel: string;
  /** Announced after a press: "The password is visible", "The password is hidden". */
  statusLabels: { visible: string; hidden: string };
  /** Below the field while Caps Lock is on: "Caps Lock is on". Without it nothing is shown. */
  capsLockLabel?: string | undefined;
}

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'size' | 'type'> &
  FieldProps &
  Own &
  Rules;

/** A password, hidden until the shopper chooses to show it, and hidden again on submit. */
export function PasswordField({
  autoComplete = 'current-password',
  showLabel,
  hideLabel,
  statusLabels,
  capsLockLabel,
  rules,
  rulesTitle,
  ruleStateLabels,
  id,
  ref,
  onBlur,
  onChange,
  onFocus,
  onKeyDown,
  onKeyUp,
  'aria-describedby': describedBy,
  ...field
}: PasswordFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const rulesId = `${own}-rules`;
  const input = useRef<HTMLInputElement>(null);
  const [isVisible, setVisible] = useState(false);
  const [status, setStatus] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const password = String(field.value ?? typed);
  const word = isVisible ? hideLabel : showLabel;
  const areRulesShown = rules !== undefined && (isFocused || password !== '');

  useEffect(() => {
    // A password manager or a quick shopper may have filled it in before hydration.
    setTyped(input.current?.value ?? '');
    const hide = ({ target }: Event) => {
      if (!input.current || target !== input.current.form) return;
      // Immediately, not with the next render: browsers store the text of non-password fields when a form is submitted.
      input.current.type = 'password';
      setVisible(false);
    };
    document.addEventListener('submit', hide, true);
    return () => document.removeEventListener('submit', hide, true);
  }, []);

  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    // Some password managers send key events without `getModifierState`.
    setCapsLock(event.getModifierState?.('CapsLock') ?? false);

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      ref={useMergedRef(input, ref)}
      id={own}
      autoComplete={autoComplete}
      type={isVisible ? 'text' : 'password'}
      aria-describedby={[describedBy, areRulesShown && rulesId].filter(Boolean).join(' ')}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        setCapsLock(false);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        watchCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        watchCapsLock(event);
        onKeyUp?.(event);
      }}
      trailing={
        <VisibilityToggle
          inputId={own}
          label={word}
          name={typeof field.label === 'string' ? `${word} ${field.label}` : undefined}
          status={status}
          isVisible={isVisible}
          onToggle={() => {
            setVisible(!isVisible);
            setStatus(statusLabels[isVisible ? 'hidden' : 'visible']);
          }}
        />
      }
      footer={
        <>
          {capsLockLabel ? <CapsLockHint label={capsLockLabel} isOn={hasCapsLock} /> : null}
          {rules ? (
            <PasswordRules
              {...{ rules, password }}
              id={rulesId}
              title={rulesTitle}
              stateLabels={ruleStateLabels}
              isLeft={!isFocused}
              isShown={areRulesShown}
            />
          ) : null}
        </>
      }
    />
  );
}
