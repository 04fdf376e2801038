import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { changeValue } from '../foundations/changeValue.ts';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
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

  /* Uses the field's own state, so that the button is also correct before hydration. */
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

/** Clears the field before it and returns focus to it. Visible only while there is text. */
export function ClearButton({ label }: { label: string }) {
  return (
    <Root type="button" aria-label={label} onClick={clear} {...NEEDS_HYDRATION}>
      <CloseIcon size={20} />
    </Root>
  );
}
