import type { ComponentProps, ReactNode } from 'react';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { IconButtonRoot } from './IconButtonRoot.ts';
import type { IconButtonAppearance } from './IconButtonRoot.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'>, IconButtonAppearance {
  /** Accessible name: what the button does. */
  label: string;
  /** The icon, and an optional `CountBadge`. */
  children: ReactNode;
}

/** Only for close, search, bag and save: every other action needs text. `aria-pressed` fills the icon. */
export function IconButton({ label, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconButtonRoot
      aria-label={label}
      data-variant={variant}
      type={type}
      {...(type === 'button' && rest.onClick ? NEEDS_HYDRATION : {})}
      {...rest}
    />
  );
}
