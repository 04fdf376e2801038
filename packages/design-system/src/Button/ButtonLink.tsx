import type { ComponentProps } from 'react';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { ButtonRoot, buttonAttributes } from './ButtonRoot.ts';
import type { ButtonAppearance } from './ButtonRoot.ts';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonAppearance {
  /** The link's target. */
  href: string;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, size, isWide, ...rest }: ButtonLinkProps) {
  return <ButtonRoot as={useAnchor()} {...buttonAttributes({ variant, size, isWide })} {...rest} />;
}
