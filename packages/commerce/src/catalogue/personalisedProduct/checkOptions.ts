import type { ProfanityResult } from '@touchline/contract/personalisedProduct/schema';
import { foldText } from '../products/foldText.ts';
import { blockedParts, blockedWords } from './blockedWords.ts';
import { rulesOf } from '../products/personalisation.ts';

/** Letters of any script with their marks, digits, and the signs of names. */
const printable = /^[\p{L}\p{M}\p{N} .'’&!-]*$/u;
const digits = /^\d*$/;

/** Signs that stand for letters. */
const disguises: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '!': 'i' },
};

/** The letters that a text shows, without accents and disguise; what stands between them stays. */
const lettersOf = (text: string) =>
  [...foldText(text).toLowerCase()].map((sign) => disguises[sign] ?? sign).join('');

const joinLetters = (letters: string) => letters.replace(/[^\p{L}]/gu, '');

/** Whether a text contains an insult that is part of no harmless word, also spaced, doubled or written with digits. */
export function containsInsult(text: string): boolean {
  const joined = joinLetters(lettersOf(text));
  const single = joined.replace(/(.)\1+/gu, '$1');
  return blockedParts.some(
    (part) => joined.includes(part) || single.includes(part.replace(/(.)\1+/gu, '$1')),
  );
}

/** Whether a text says something that is not put on a product. */
export function isProfane(text: string): boolean {
  if (containsInsult(text)) return true;
  const letters = lettersOf(text);
  return [joinLetters(letters), ...letters.split(/[^\p{L}]+/u)].some((word) => blockedWords.includes(word));
}

/** Checks each option by the rules of a product. Empty ones count as not chosen. */
export function checkOptions(
  template: string | null | undefined,
  options: Readonly<Record<string, string>>,
): (ProfanityResult & { key: string })[] {
  const rules = rulesOf(template);
  const filled = Object.entries(options)
    .map(([key, value]) => [key, value.normalize('NFC').trim().replace(/\s+/g, ' ')] as const)
    .filter(([, value]) => value !== '');
  const place = (key: string) => rules.findIndex((rule) => rule.key === key);
  return filled
    .sort(([one], [two]) => place(one) - place(two))
    .map(([key, value]) => {
      const matchedFilter = refusalOf(rules[place(key)], value);
      return { key, value, valid: matchedFilter === undefined, ...(matchedFilter ? { matchedFilter } : {}) };
    });
}

function refusalOf(
  rule: ReturnType<typeof rulesOf>[number] | undefined,
  value: string,
): ProfanityResult['matchedFilter'] {
  if (!rule) return 'unknown';
  if (rule.kind === 'choice') return rule.choices?.includes(value) ? undefined : 'unknown';
  if ([...value].length > rule.maxLength) return 'length';
  if (!(rule.kind === 'number' ? digits : printable).test(value)) return 'characters';
  return isProfane(value) ? 'profanity' : undefined;
}
