import { parseAst, Visitor, type Plugin } from 'vite';
import { withParts, type CodePart } from './withParts.ts';

/** What a page declares for the server alone: how it handles a form, and what it tells search engines. */
const partsOfPages = ['action', 'jsonLd'];

/** A page's module without what only the server uses of it. */
export function withoutServerParts(code: string): string {
  const parts: CodePart[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      for (const { type, start, end, ...property } of properties) {
        const key = 'key' in property ? property.key : undefined;
        if (type !== 'Property' || key?.type !== 'Identifier' || !partsOfPages.includes(key.name)) continue;
        parts.push({ start, end, text: `${key.name}: undefined` });
      }
    },
  }).visit(parseAst(code));
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
