import * as z from 'zod/mini';

/**
 * What the content flow answers for a page. Only the first layout is read; its content is sections in the form of
 * `DeskSection`, in the language that was asked for. Besides them it may hold `{ kind: 'variants', variants }`, of which the
 * one for everybody is shown, and `{ kind: 'layout' }`, which is left out.
 */
export const Metapages = z.object({
  resolvedLayouts: z.array(
    z.object({
      title: z.optional(z.string()),
      description: z.optional(z.string()),
      content: z.array(z.unknown()),
    }),
  ),
});
export type Metapages = z.infer<typeof Metapages>;

/** The text of a page as HTML, of which the shop takes headings, paragraphs and lists, as text. */
export const ContentBody = z.object({ title: z.optional(z.string()), body: z.string() });
export type ContentBody = z.infer<typeof ContentBody>;

/** A piece of content by its name: the field of the frame that it is, or the text of a page. */
export const NamedContent = z.looseObject({});
export type NamedContent = z.infer<typeof NamedContent>;

/** Names of pieces of content, and the field of the frame that each is. */
export const frameContents = {
  'fetch-usp-url': 'usps',
  'fetch-mobile-menu-url': 'topLinks',
  'fetch-header-messages': 'messages',
  'fetch-header-navigation': 'header',
} as const;

/** Names of the texts that pages of a market are: the page of `market.legal`. */
export const pageContents = { 'privacy-policy': 'privacy', 'checkout-terms': 'terms' } as const;
