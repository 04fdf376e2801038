import type { ComponentType, VNode } from 'preact';
import { Fragment, jsx as createElement } from 'preact/jsx-runtime';

export { Fragment };

type Props = Record<string, unknown>;
type Type = string | ComponentType;

/** What a styled component is (`client/styles/styled.ts`, `server/styles/styled.ts`). */
interface Styled {
  target: Type;
  /** Its classes, and those that an element has besides. */
  classesWith: (own: unknown) => string;
}

const isStyled = (type: unknown): type is Styled => typeof type === 'function' && 'classesWith' in type;

/**
 * `react/jsx-runtime` of the built shop. A styled component is nothing but an element with classes, so it becomes that
 * element at once: most elements of a page are styled, and a component costs more than an element.
 */
export function jsx(type: Type | Styled, props: Props, key?: string): VNode {
  if (!isStyled(type)) return createElement(type as string, props, key);
  const { as: target = type.target, ...rest } = props;
  rest['className'] = type.classesWith(rest['className']);
  return createElement(target as string, rest, key);
}

export const jsxs = jsx;
