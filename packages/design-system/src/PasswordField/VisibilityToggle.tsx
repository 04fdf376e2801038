import styled from 'styled-components';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
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

  /* Keeps the password from running under the button. */
  input[data-trailing]:has(~ span &) {
    padding-inline-end: calc(52px + 5rem);
  }
`;

interface VisibilityToggleProps {
  /** Id of the input it belongs to. */
  inputId: string;
  /** Visible text: what a press will do. */
  label: string;
  /** Accessible name if the visible text is not enough: "Show Password". */
  name: string | undefined;
  /** What the last press did, for screen readers; empty before the first press. */
  status: string;
  isVisible: boolean;
  onToggle: () => void;
}

/** Button that shows and hides a password; its name is what a press will do. */
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
        {...NEEDS_HYDRATION}
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
