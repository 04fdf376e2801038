import { cutText } from '@touchline/contract/cutText';

const maxLength = 100;

/** Cleans a search term as the documents require: without `% ? # & /`, and trimmed. */
export function searchTerm(typed: string): string {
  const term = typed
    .replace(/[%?#&/]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(term, maxLength);
}
