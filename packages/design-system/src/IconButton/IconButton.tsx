import type { ComponentProps, ReactNode } from 'react';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { IconButtonRoot } from './IconButtonRoot.ts';
import type { IconButtonAppearance } from './IconButtonRoot.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'>, IconButtonAppearance {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** The icon, and a `CountBadge` if there is one. */
  children: ReactNode;
}

/** Close, search, bag and save only: every other act carries words. `aria-pressed` fills the icon. */
export function IconButton({ label, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconButtonRoot
      aria-label={label}
      data-variant={variant}
      type={type}
      {...(type === 'button' && rest.onClick ? NEEDS_SCRIPT : {})}
      {...rest}
    />
  );
}
