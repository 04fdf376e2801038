import { decodeHTMLStrict } from 'entities';

/** Bidirectional control characters: embeddings, overrides, isolates and their ends. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** Control characters except line breaks and tabs. */
const otherControls = /(?![\n\r\t])\p{Cc}/gu;

/**
 * Cleans a feed text: decodes named and numeric entities once, and removes characters that would change the direction
 * or layout of the text around it on a page.
 */
export function feedText(raw: string): string {
  return decodeHTMLStrict(raw).replace(directionControls, '').replace(otherControls, '').trim();
}
