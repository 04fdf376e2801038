/**
 * What `styled-components` is in the browser's files of the built shop (`vite.compiledStyles.ts`): templates are static,
 * so a component is an element with the classes that the server writes as well.
 */
import { createElement, type ComponentType, type ReactNode } from 'react';
import { followScript, lacksStyles, lateClass, type StyledPart } from './lateStyles.ts';

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
  /** The components it extends, and itself. */
  parts: readonly StyledPart[];
  /** Its classes, and those that an element has besides. */
  classesWith: (own: string | undefined) => string;
}

const isStyled = (target: Target | Styled): target is Styled =>
  typeof target === 'function' && 'parts' in target;

/** A component that styles an element or extends another component. `script` is the address of its file. */
export default function styled(styledTarget: Target | Styled, id: string, script: string): Styled {
  followScript(script);
  const base = isStyled(styledTarget) ? styledTarget : undefined;
  const target = base?.target ?? (styledTarget as Target);
  const parts: StyledPart[] = [...(base?.parts ?? []), [id, script]];
  // An id is the class of the rules.
  const classes = parts.map(([each]) => each).join(' ');
  const classesWith = (own: string | undefined) => {
    const names = lacksStyles(parts) ? `${classes} ${lateClass}` : classes;
    return own ? `${names} ${own}` : names;
  };
  function Component({ as, className, ...rest }: StyledProps) {
    return createElement<StyledProps>(as ?? target, { ...rest, className: classesWith(className) });
  }
  return Object.assign(Component, { target, parts, classesWith });
}

/** Parts of templates: left out with them. */
export const css = '';
export const keyframes = '';
