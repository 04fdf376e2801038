const longest = 100;

/** What is searched for, as the documents want it: without `% ? # & /`, without white space at the ends. */
export function searchTerm(typed: string): string {
  return typed
    .replace(/[%?#&/]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
