import type { Plugin } from 'vite';
import { token } from '../src/tokens/token.ts';
import type { TokenName } from '../src/tokens/tokenNames.generated.ts';
import { type, type DisplayUse, type TextUse } from '../src/tokens/type.ts';

const tokenOf = /\$\{token\('([\w.]+)'\)\}/g;
const typeOf = /\$\{type\('(\w+)'\)\}/g;

/**
 * Inlines token values into style templates at build time, so that browsers need not insert them. The compiler has
 * checked the names before, and line numbers do not change.
 */
export const tokensInlined: Plugin = {
  name: 'tokens-inlined',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]packages[\\/](design-system|features|storefront)[\\/]src[\\/].*\.tsx?$/ },
    handler: (code) => ({
      code: code
        .replace(tokenOf, (_, name: TokenName) => token(name))
        .replace(typeOf, (_, use: DisplayUse | TextUse) => type(use)),
      map: null,
    }),
  },
};
