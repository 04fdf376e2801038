import type { ComponentProps } from 'react';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { ButtonRoot, lookAttributes } from './ButtonRoot.ts';
import type { ButtonLook } from './ButtonRoot.ts';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  /** Where it leads. */
  href: string;
}

/** A way to another page that deserves the weight of a button. */
export function ButtonLink({ variant, size, isWide, ...rest }: ButtonLinkProps) {
  return <ButtonRoot as={useAnchor()} {...lookAttributes({ variant, size, isWide })} {...rest} />;
}
