import type { ReviewForm, ReviewFieldError } from '@touchline/contract/review/schema';
import { Failure } from '../../kernel/failure/Failure.ts';
import { containsInsult } from '../../catalogue/personalisedProduct/checkOptions.ts';

/** Addresses of pages and mails, and phone numbers: a review leads nowhere and reaches nobody. */
const contact = /https?:|www\.|[\w.+-]+@[\w-]+\.\w|(?:\+|\b00)\d[\d ()/-]{7,}/iu;

/** The 422 of a field. */
export const refused = (field: ReviewFieldError['field'], problem: ReviewFieldError['problem']) =>
  new Failure(422, 'ReviewRefused', `The ${field} is refused: ${problem}.`, { details: { field, problem } });

/** Throws where a review says what the shop does not publish at all; everything else a person judges. */
export function checkReview({ title, text, nickname }: ReviewForm): void {
  for (const [field, value] of Object.entries({ title, text, nickname }) as ['title' | 'text', string][]) {
    if (contact.test(value)) throw refused(field, 'contact');
    if (saysBlockedWord(value)) throw refused(field, 'blocked');
  }
}

/**
 * Word by word: the letters of two words that stand beside each other say nothing. Words that are harmless in another
 * language (German "dick") are left to the person who publishes the review.
 */
const saysBlockedWord = (text: string): boolean => text.split(/\s+/u).some((word) => containsInsult(word));
