import type { FieldProblem } from '../platform/fields/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { newsletterMessages, type NewsletterKey } from './newsletterMessages.ts';

/** Returns a function for the text of what is wrong with a field. */
export function useNewsletterProblem() {
  const t = useMessages(newsletterMessages);
  return (problem: FieldProblem<NewsletterKey> | undefined) => problem && t(problem.key, problem.values);
}
