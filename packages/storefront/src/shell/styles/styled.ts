/**
 * What `styled` is in the built shop (`build/staticStyles.ts`): templates are static, so a component is an element with
 * classes. Development, tests and the published packages have styled-components itself.
 */
import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { RenderedStyles } from './RenderedStyles.ts';

interface StyledProps {
  as?: Target;
  className?: string;
  [name: string]: unknown;
}

type Target = string | ComponentType<StyledProps>;

interface Styled {
  (props: StyledProps): ReactNode;
  /** What is rendered: of a component that extends another, the other's element. */
  target: Target;
  /** Those of what it extends, and its own. */
  classes: string;
}

const isStyled = (target: Target | Styled): target is Styled =>
  typeof target === 'function' && 'classes' in target;

/** A component that styles an element or extends another component by the rules of its class. */
export default function styled(styledTarget: Target | Styled, ownClass: string): Styled {
  const base = isStyled(styledTarget) ? styledTarget : undefined;
  const target = base?.target ?? (styledTarget as Target);
  const classes = base ? `${base.classes} ${ownClass}` : ownClass;
  function Component({ as, className, ...rest }: StyledProps) {
    if (import.meta.env.SSR) use(RenderedStyles)?.add(ownClass);
    return createElement<StyledProps>(as ?? target, {
      ...rest,
      className: className ? `${classes} ${className}` : classes,
    });
  }
  return Object.assign(Component, { target, classes });
}
