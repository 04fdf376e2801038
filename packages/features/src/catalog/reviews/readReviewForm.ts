import type { ReviewValues } from './WriteReviewStore.ts';

/** Names of the form's fields. */
export const writeReviewFields = {
  ...{ rating: 'rating', title: 'title', text: 'text', nickname: 'nickname', fit: 'fit' },
  /** The value of the button that deletes. */
  intent: 'intent',
} as const;

/** What a posted form says. */
export function readReviewForm(form: FormData): ReviewValues & { isDeleted: boolean } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const rating = Number(text(writeReviewFields.rating));
  return {
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : 0,
    ...{ title: text('title'), text: text('text'), nickname: text('nickname'), fit: text('fit') },
    isDeleted: text(writeReviewFields.intent) === 'delete',
  };
}
