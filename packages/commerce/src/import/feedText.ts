import { decodeHTMLStrict } from 'entities';

/** Signs that turn the direction of what follows: an embedding, override or isolate, and its end. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** Control characters without lines and tabs. */
const otherControls = /(?![\n\r\t])\p{Cc}/gu;

/**
 * A text of a feed as it is meant: named and numbered entities are decoded once, and what would turn or break the text
 * around it on a page is taken out.
 */
export function feedText(raw: string): string {
  return decodeHTMLStrict(raw).replace(directionControls, '').replace(otherControls, '').trim();
}
