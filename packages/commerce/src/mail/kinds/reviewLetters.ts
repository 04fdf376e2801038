import { productUrl } from '../../catalogue/products/productUrl.ts';
import type { ReviewMailData, ReviewMailKind } from '../../customers/review/reviewMails.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { MailBlock, MailContent } from '../MailContent.ts';
import type { MailMessages } from '../MailMessages.ts';
import { messagesOf } from '../messagesOf.ts';

const messageOf = {
  'review-published': 'published',
  'review-refused': 'refused',
  'review-replied': 'replied',
} as const satisfies Record<ReviewMailKind, keyof MailMessages['review']>;

/** A mail about a review; `product` is the address of its product. */
export function reviewLetter(
  { review }: MailMessages,
  kind: ReviewMailKind,
  product: string,
  refusal: ReviewMailData['refusal'],
): MailContent {
  const { subject, preview, title, text, open } = review[messageOf[kind]];
  const blocks: MailBlock[] = [{ kind: 'text', text }];
  if (refusal) blocks.push({ kind: 'text', text: review.refused.reasons[refusal] });
  blocks.push({ kind: 'button', label: open, href: product });
  return { subject, preview, title, reason: review.reason, blocks };
}

/** Writes a mail about a review. */
export async function reviewMail(
  { db, origin }: Pick<CommerceContext, 'db' | 'origin'>,
  kind: ReviewMailKind,
  language: string,
  { productId, sitePath, refusal }: ReviewMailData,
): Promise<MailContent> {
  const product = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirst();
  const page = product ? `${productUrl(product.slug, productId)}#reviews` : '/';
  return reviewLetter(await messagesOf(language), kind, `${origin}/${sitePath}${page}`, refusal);
}

export const reviewMailKinds = Object.keys(messageOf) as ReviewMailKind[];
