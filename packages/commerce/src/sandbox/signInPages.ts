import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BrandDesign } from '../kernel/brand/BrandDesign.ts';
import { messagesOf } from './messagesOf.ts';
import { pageHeaders, type Html } from './pages/layout.ts';
import { styleOf } from './pages/style.ts';

export interface SignInPagesOptions {
  readonly design: BrandDesign;
  readonly shopOrigin: string;
  /** The pages of the shop that may be led back to. */
  readonly callbackPath: RegExp;
}

/** What the doubles have in common on whose pages somebody signs in and is led back to the shop. */
export function signInPages({ design, shopOrigin, callbackPath }: SignInPagesOptions) {
  return {
    /** Refuses a form that is too large. */
    smallForms: bodyLimit({ maxSize: 8 * 1024, onError: (context) => context.text('Too large.', 413) }),

    /** What a page is made of. */
    async read(context: Context) {
      const { searchParams: query } = new URL(context.req.url);
      const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
      const messages = await messagesOf(query.get('ui_locales') ?? undefined);
      return { query, nonce, messages, style: styleOf(query, design) };
    },

    async show(page: Html, nonce: string, status: 200 | 400 | 422): Promise<Response> {
      const headers = pageHeaders({ nonce, frameAncestors: [], formTargets: [shopOrigin] });
      return new Response(String(await page), { status, headers });
    },

    /** Whether the query leads back to the shop. */
    leadsBack(query: URLSearchParams): boolean {
      const back = query.get('redirect_uri') ?? '';
      const url = URL.canParse(back) ? new URL(back) : undefined;
      return url?.origin === shopOrigin && callbackPath.test(url.pathname);
    },
  };
}
