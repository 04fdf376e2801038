import type { ComponentProps, ReactNode } from 'react';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { IconButtonRoot } from './IconButtonRoot.ts';
import type { IconButtonAppearance } from './IconButtonRoot.ts';

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'aria-label'>, IconButtonAppearance {
  /** The link's target. */
  href: string;
  /** Accessible name: the target, with the count if there is one: "Bag, 2 items". */
  label: string;
  /** The icon, and an optional `CountBadge`. */
  children: ReactNode;
}

/** Like `IconButton`, but a link to a page: bag, account, saved. */
export function IconLink({ label, variant = 'plain', ...rest }: IconLinkProps) {
  return <IconButtonRoot as={useAnchor()} aria-label={label} data-variant={variant} {...rest} />;
}
