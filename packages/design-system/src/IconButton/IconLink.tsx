import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { iconButtonStyles } from './iconButtonStyles.ts';
import type { IconButtonLook } from './iconButtonStyles.ts';

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'aria-label'>, IconButtonLook {
  href: string;
  /** Where it leads, with the count if there is one: "Bag, 2 items". */
  label: string;
  children: ReactNode;
}

const Root = styled.a`
  ${iconButtonStyles}
`;

/** The same as `IconButton`, for a page: bag, account, saved. */
export function IconLink({ label, variant = 'plain', ...rest }: IconLinkProps) {
  return <Root as={useAnchor()} aria-label={label} data-variant={variant} {...rest} />;
}
