import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { changeValue } from '../foundations/changeValue.ts';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';

const Root = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.button')};
  background: none;
  color: inherit;

  /* The field's own attribute, so that the button is right before the script comes, too. */
  input:placeholder-shown ~ & {
    visibility: hidden;
  }
  input:has(~ &) {
    padding-inline-end: ${token('size.target')};
  }
  input:has(~ &)::-webkit-search-cancel-button {
    display: none;
  }
`;

function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const field = currentTarget.parentElement?.querySelector('input');
  if (!field) return;
  changeValue(field, '');
  field.focus();
}

/** Empties the field before it and gives the focus back. There only while something is typed. */
export function ClearButton({ label }: { label: string }) {
  return (
    <Root type="button" aria-label={label} onClick={clear} {...NEEDS_SCRIPT}>
      <CloseIcon size={20} />
    </Root>
  );
}
