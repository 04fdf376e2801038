import type { ComponentProps, ReactNode } from 'react';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { IconButtonRoot } from './IconButtonRoot.ts';
import type { IconButtonAppearance } from './IconButtonRoot.ts';

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'aria-label'>, IconButtonAppearance {
  /** Where it leads. */
  href: string;
  /** Where it leads, with the count if there is one: "Bag, 2 items". */
  label: string;
  /** The icon, and a `CountBadge` if there is one. */
  children: ReactNode;
}

/** The same as `IconButton`, for a page: bag, account, saved. */
export function IconLink({ label, variant = 'plain', ...rest }: IconLinkProps) {
  return <IconButtonRoot as={useAnchor()} aria-label={label} data-variant={variant} {...rest} />;
}
