import { parseAst, type Plugin } from 'vite';
import { nodesOf, withParts, type CodePart } from './vite.syntaxTree.ts';

/** What a page declares for the server alone: how it handles a form, and what it tells search engines. */
const partsOfPages = ['action', 'jsonLd'];

/** A page's module without what only the server uses of it. */
export function withoutServerParts(code: string): string {
  const parts: CodePart[] = [];
  for (const { type, properties = [] } of nodesOf(parseAst(code))) {
    if (type !== 'ObjectExpression') continue;
    for (const { key, start, end } of properties)
      if (key?.name !== undefined && partsOfPages.includes(key.name))
        parts.push({ start, end, text: `${key.name}: undefined` });
  }
  // A part may be inside another.
  const outer = parts.filter((one) => !parts.some(({ start, end }) => start < one.start && one.end <= end));
  return withParts(code, outer);
}

/** Leaves out of the browser's files what pages declare for the server, with all that only it imports. */
export const withoutPagesServerParts: Plugin = {
  name: 'without-server-parts',
  enforce: 'post',
  transform: {
    filter: { id: /[\\/]storefront[\\/]src[\\/]pages[\\/][^\\/]+[\\/]page\.ts$/ },
    handler: (code) => ({ code: withoutServerParts(code), map: null }),
  },
};
