/**
 * What `styled-components` is in the server of the built shop (`vite.compiledStyles.ts`): templates are static, so a
 * component is an element with its classes, and the page notes which rules it needs. The browser's counterpart is
 * `client/styles/styled.ts`; both write the same classes.
 */
import { useContext, type ComponentType, type ElementType, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { UsedStyles } from './usedStyles.ts';

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
}

const isStyled = (target: Target | Styled): target is Styled =>
  typeof target === 'function' && 'ids' in target;

/** A component that styles an element or extends another component. */
export default function styled(styledTarget: Target | Styled, id: string): Styled {
  const base = isStyled(styledTarget) ? styledTarget : undefined;
  const target = base?.target ?? (styledTarget as Target);
  const ids = [...(base?.ids ?? []), id];
  const classes = ids.join(' ');
  function Component({ as, className, ...rest }: StyledProps) {
    const used = useContext(UsedStyles);
    if (used) for (const each of ids) used.add(each);
    rest['className'] = className ? `${classes} ${className}` : classes;
    // Takes the properties as they are; `createElement` would copy them.
    return jsx((as ?? target) as ElementType, rest);
  }
  return Object.assign(Component, { target, ids });
}

/** Parts of templates: left out with them. */
export const css = '';
export const keyframes = '';
