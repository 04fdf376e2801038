import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/icons.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'leading'> {
  /** What the browser may fill in. Sign-up forms pass `new-password`. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** On the button while the password is hidden: "Show". */
  showLabel: string;
  /** On the button while it can be read: "Hide". */
  hideLabel: string;
  /** Live rules, as `PasswordRules`. */
  footer?: ReactNode;
}

const Toggle = styled.button`
  ${type('meta')}
  font-weight: 650;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${token('size.target')};
  padding-inline: 8px;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  cursor: pointer;
`;

const Frame = styled.div`
  & input {
    padding-inline-end: 104px;
  }
`;

/** One password, hidden until the shopper asks to see it; hidden again on submit. */
export function PasswordField({
  autoComplete = 'current-password',
  showLabel,
  hideLabel,
  ...field
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = frame.current?.querySelector('input')?.form;
    const hide = () => setVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Frame ref={frame}>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...field}
        autoComplete={autoComplete}
        type={isVisible ? 'text' : 'password'}
        trailing={
          <Toggle
            {...NEEDS_SCRIPT}
            type="button"
            data-visible={isVisible ? '' : undefined}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
            {isVisible ? hideLabel : showLabel}
          </Toggle>
        }
      />
    </Frame>
  );
}
