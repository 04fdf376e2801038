import { cutText } from '@touchline/contract/cutText';

/** As much as search engines show of a description. */
const longest = 160;

/** The beginning of a text on one line, cut between two words, as the description of a page. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${cutText(line, longest - 1).replace(/\s+\S*$/, '')}…`;
}
