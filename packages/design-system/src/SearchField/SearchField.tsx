import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { SearchIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { ClearButton } from './ClearButton.tsx';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Accessible name of the field; not visible, because icon and placeholder explain it. */
  label: string;
  /**
   * Adds a button with this name that clears the field: "Clear search". Without it, only browsers with a clear button of
   * their own show one.
   */
  clearLabel?: string | undefined;
}

const Root = styled.div`
  position: relative;
  display: block;
  align-self: start;
  inline-size: 100%;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 14px;
    margin-block: auto;
    color: ${token('color.text.subtle')};
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${type('body')}
  font-size: max(0.9375rem, 15px);
  inline-size: 100%;
  min-block-size: ${token('size.target')};
  padding-inline: 44px 14px;
  border: ${token('border.field')} solid transparent;
  border-radius: ${token('radius.button')};
  background: ${token('color.tile')};
  appearance: none;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${token('color.text.subtle')};
    opacity: 1;
  }
  /* The browser's own clear button is blue. */
  &::-webkit-search-cancel-button {
    inline-size: 20px;
    block-size: 20px;
    margin-inline-start: ${token('space.8')};
    background: currentcolor;
    cursor: pointer;
    appearance: none;
    clip-path: polygon(
      18% 12%,
      50% 44%,
      82% 12%,
      88% 18%,
      56% 50%,
      88% 82%,
      82% 88%,
      50% 56%,
      18% 88%,
      12% 82%,
      44% 50%,
      12% 18%
    );
  }
  &:hover {
    border-color: ${token('color.edge')};
  }
  @media (hover: none) {
    /* Below 16 px iOS zooms in on focus. */
    font-size: 1rem;
  }
`;

/** The search field of the header or of a results page. Put it in a `<form role="search" action=…>`. */
export function SearchField({ label, clearLabel, ...rest }: SearchFieldProps) {
  return (
    <Root>
      <SearchIcon size={20} />
      <Input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        // Lets the clear button's CSS detect whether there is text.
        placeholder={clearLabel ? ' ' : undefined}
        {...rest}
      />
      {clearLabel ? <ClearButton label={clearLabel} /> : null}
    </Root>
  );
}
