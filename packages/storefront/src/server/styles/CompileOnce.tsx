import { useContext, useMemo, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** The rules of each template by class and text. Templates are static (ADR 5): there are as many as components. */
const compiled = new Map<string, string[]>();

function compileOnce(compile: Compile): Compile {
  const once: Compile = (css, selector = '', prefix = '', componentId) => {
    const key = `${selector} ${prefix} ${css}`;
    let rules = compiled.get(key);
    if (!rules) {
      rules = compile(css, selector, prefix, componentId);
      compiled.set(key, rules);
    }
    return rules;
  };
  once.hash = compile.hash;
  return once;
}

/** Has the style templates of the components below compiled once per process instead of once per page. */
export function CompileOnce({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...context, stylis: compileOnce(context.stylis) }), [context]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
