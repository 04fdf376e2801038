const maxLength = 100;

/** Cleans a search term as the documents require: without `% ? # & /`, and trimmed. */
export function searchTerm(typed: string): string {
  return typed
    .replace(/[%?#&/]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
}
