import { cutText } from '@touchline/contract/cutText';
import { cleanSearchTerm } from '@touchline/contract/product/searchTerm';

const maxLength = 100;

/** Cleans a search term as the documents require, on one line and not too long. */
export function searchTerm(typed: string): string {
  const term = cleanSearchTerm(typed)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ');
  return cutText(term.trim(), maxLength);
}
