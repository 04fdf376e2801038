import { decodeHTMLStrict } from 'entities';
import { htmlText, isHtml } from './htmlText.ts';
import { decodeForbidden } from './noText.ts';

/** Bidirectional control characters: embeddings, overrides, isolates and their ends. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** Control characters except line breaks and tabs, and what stands for what is no text. */
const otherControls = /(?![\n\r\t])\p{Cc}|\uFDD0/gu;

/**
 * Cleans a feed text: decodes named and numeric entities once, turns markup into text, and removes characters that would
 * change the direction or layout of the text around it on a page.
 */
export function feedText(raw: string): string {
  const text = decodeForbidden(raw);
  const decoded = isHtml(text) ? htmlText(text) : decodeHTMLStrict(text);
  // Feeds made from web pages often hold their markup escaped once more.
  const plain = isHtml(decoded) ? htmlText(decoded) : decoded;
  return plain.replace(directionControls, '').replace(otherControls, '').trim();
}

/** The same for a text of one line, such as a title. */
export const feedLine = (raw: string): string => feedText(raw).replace(/\s+/g, ' ');
