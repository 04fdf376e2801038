import styled from 'styled-components';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled.button`
  ${type('meta')}
  font-weight: 650;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: ${token('size.target')};
  min-block-size: ${token('size.target')};
  padding-inline: 8px;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  cursor: pointer;

  /* The password must not run below its button. */
  input[data-trailing]:has(~ span &) {
    padding-inline-end: calc(52px + 5rem);
  }
`;

interface VisibilityToggleProps {
  /** Of the field it belongs to. */
  inputId: string;
  /** Seen on the button: what it will do. */
  label: string;
  /** Its name where the seen word is not enough: "Show Password". */
  name: string | undefined;
  /** What it did, for screen readers; empty before the first press. */
  status: string;
  isVisible: boolean;
  onToggle: () => void;
}

/** Shows and hides a password: one button whose name is what it will do. */
export function VisibilityToggle({
  inputId,
  label,
  name,
  status,
  isVisible,
  onToggle,
}: VisibilityToggleProps) {
  const Sign = isVisible ? EyeOffIcon : EyeIcon;
  return (
    <>
      <Root
        {...NEEDS_SCRIPT}
        type="button"
        aria-controls={inputId}
        aria-label={name}
        data-visible={isVisible ? '' : undefined}
        onClick={onToggle}
      >
        <Sign size={20} />
        {label}
      </Root>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}
