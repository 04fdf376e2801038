/**
 * What `styled-components` is in the server of the built shop (`vite.compiledStyles.ts`): templates are static, so a
 * component is an element with its classes, by which the page finds the rules it needs. The browser's counterpart is
 * `client/styles/styled.ts`; both write the same classes.
 */
import type { ComponentType, ElementType, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

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
  /** Ids of the components it extends, and its own; each is the class of its rules. */
  ids: readonly string[];
  /** Its classes, and those that an element has besides. */
  classesWith: (own: string | undefined) => string;
}

const isStyled = (target: Target | Styled): target is Styled =>
  typeof target === 'function' && 'ids' in target;

/** A component that styles an element or extends another component. */
export default function styled(styledTarget: Target | Styled, id: string): Styled {
  const base = isStyled(styledTarget) ? styledTarget : undefined;
  const target = base?.target ?? (styledTarget as Target);
  const ids = [...(base?.ids ?? []), id];
  const classes = ids.join(' ');
  const classesWith = (own: string | undefined) => (own ? `${classes} ${own}` : classes);
  function Component({ as, className, ...rest }: StyledProps) {
    return jsx((as ?? target) as ElementType, { ...rest, className: classesWith(className) });
  }
  return Object.assign(Component, { target, ids, classesWith });
}

/** Parts of templates: left out with them. */
export const css = '';
export const keyframes = '';
