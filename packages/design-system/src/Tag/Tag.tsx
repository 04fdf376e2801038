import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';

export interface TagProps extends ComponentProps<'span'> {
  /** What was entered or applied: a name, a code, a keyword. */
  children: ReactNode;
  /** Called when the remove button is pressed; the parent removes the tag. Without it, there is no button. */
  onRemove?: (() => void) | undefined;
  /** Names the remove button after what it removes: "Remove WELCOME10". Required with `onRemove`. */
  removeLabel?: string | undefined;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 32px;
  padding-inline: ${token('space.12')};
  border: 1px solid transparent;
  border-radius: ${token('radius.badge')};
  background: ${token('color.tile')};
  color: ${token('color.text')};
  font: 500 0.875rem/1.25rem ${token('font.text')};

  &[data-removable] {
    padding-inline-end: 0;
  }
`;

const Words = styled.span`
  min-inline-size: 0;
  padding-block: 5px;
  overflow-wrap: anywhere;
`;

const Cross = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.badge')};
  background: none;
  color: inherit;
  cursor: pointer;

  /* Touch target of 44 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  &:hover {
    background: ${token('color.tile.strong')};
  }
  /* Inset, because an outer ring would cover the text. */
  &:focus-visible {
    outline: 3px solid ${token('color.text')};
    outline-offset: -3px;
    box-shadow: none;
  }
`;

/**
 * A removable text the shopper entered or received: a promotion code, a name for the shirt. For filters use `Chip`, for
 * product labels `Badge`. For several tags with focus handling use `TagList`.
 */
export function Tag({ onRemove, removeLabel, children, ...rest }: TagProps) {
  return (
    <Root data-removable={onRemove ? '' : undefined} {...rest}>
      <Words>{children}</Words>
      {onRemove ? (
        <Cross {...NEEDS_HYDRATION} type="button" aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size={16} />
        </Cross>
      ) : null}
    </Root>
  );
}
