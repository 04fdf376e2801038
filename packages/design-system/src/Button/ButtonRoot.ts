import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { buttonShape } from './buttonShape.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'quiet' | 'tertiary' | 'destructive';

export interface ButtonAppearance {
  /**
   * `primary` once per view; `accent` for membership and joining; `quiet` and `tertiary` for optional actions;
   * `destructive` where something is lost. @default 'primary'
   */
  variant?: ButtonVariant | undefined;
  /** `small` in table rows, cards and bars. @default 'regular' */
  size?: 'regular' | 'small' | undefined;
  /** Fills the column. @default false */
  isWide?: boolean | undefined;
}

/** The style props as data attributes, which `ButtonRoot` reads. */
export const buttonAttributes = ({
  variant = 'primary',
  size = 'regular',
  isWide = false,
}: ButtonAppearance) => ({
  'data-variant': variant,
  'data-size': size,
  'data-wide': isWide ? '' : undefined,
});

/** Root of `Button` and `ButtonLink`: they look the same, and a page loads the styles once. */
export const ButtonRoot: StyledComponent<'button'> = styled.button`
  ${buttonShape}
  background: none;
  text-decoration: none;
  transition:
    background-color ${token('motion.press')},
    border-color ${token('motion.press')};

  &[data-wide] {
    display: flex;
    inline-size: 100%;
    overflow-wrap: anywhere;
  }
  &[data-variant='primary'] {
    background: ${token('color.primary')};
    color: ${token('color.primary.on')};
  }
  &[data-variant='secondary'] {
    background: ${token('color.paper')};
    border-color: ${token('color.text')};
  }
  [data-ground] &[data-variant='secondary'] {
    background: none;
  }
  &[data-variant='accent'] {
    background: ${token('color.accent')};
    color: ${token('color.accent.on')};
  }
  &[data-variant='quiet'] {
    background: ${token('color.tile')};
  }
  /* In the dark the red of errors is a light one for text: a field of it would look harmless. */
  &[data-variant='destructive'] {
    --field: light-dark(${token('color.error')}, ${token('color.error.ground')});
    background: var(--field);
    border-color: ${token('color.error')};
    color: light-dark(${token('color.text.inverse')}, ${token('color.error')});
  }
  &[data-variant='tertiary'] {
    padding-inline: ${token('space.8')};
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }

  ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${token('color.primary.hover')};
    }
    &[data-variant='secondary']:hover,
    &[data-variant='tertiary']:hover {
      background: ${token('color.tile')};
    }
    [data-ground] &[data-variant='secondary']:hover {
      background: rgb(128 128 128 / 0.2);
    }
    &[data-variant='accent']:hover {
      background: ${token('color.accent.hover')};
    }
    &[data-variant='quiet']:hover {
      background: ${token('color.tile.strong')};
    }
    &[data-variant='destructive']:hover {
      background: color-mix(in srgb, var(--field) 85%, ${token('color.text')});
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled {
    background: ${token('color.tile.strong')} !important;
    border-color: transparent !important;
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
    text-decoration: none;
  }
  &[data-busy] {
    cursor: progress;
  }
  ${media.forcedColours} {
    border-color: ButtonBorder;
    &:disabled {
      color: GrayText;
      border-color: GrayText !important;
    }
  }
`;
