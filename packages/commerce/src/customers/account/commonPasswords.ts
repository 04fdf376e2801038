import { dictionary } from '@zxcvbn-ts/language-common';

/** Of leaked passwords, the most common first, in lower case. */
const leaked: readonly string[] = dictionary['passwords-common'];
/** Those that are long enough to be chosen, and the words of which people make longer ones. */
const passwords = leaked.filter((password) => password.length >= 8).slice(0, 8_500);
const words = leaked.filter((word) => /^[a-z]{5,7}$/.test(word)).slice(0, 2_000);

/** What people make of the season, of this shop's name, and what is common where other languages are spoken. */
const ownWords = `
  1314520 5201314 5201314520 adidas ahmed ashley autumn azerty azertyuiop bayern bonjour changeme correcthorse
  default dkssud doudou eminem footballer fortnite guest hallo harley herbst ichliebedich jetaime letmein linkedin
  linkinpark loulou marseille messi motdepasse nicole nike northing parissg passwort princesse puma qlalfqjsgh
  qwertz qwertzuiop rkskekfk root running samsung sarang schalke schatz secret soleil sommer sport sportshop spring
  summer thomas tkfkdgo touchline winter wkdtjrl woaini xbox yamaha`;

const common: ReadonlySet<string> = new Set([...passwords, ...words, ...ownWords.trim().split(/\s+/)]);

/** How many passwords and words are known. */
export const commonCount = common.size;

/** Rows and columns of keys, the alphabet and the digits. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((walk) => [walk, [...walk].toReversed().join('')]);

const letters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e' },
};

/** A password with the letters for which its digits and signs stand: `p@ssw0rd` is `password`. */
const spelledOut = (text: string): string => [...text].map((sign) => letters[sign] ?? sign).join('');

/** Part of a walk, forwards or backwards, of three keys or more. */
const isWalk = (text: string): boolean => text.length >= 3 && walks.some((walk) => walk.includes(text));

/** Nothing but walks, one after the other: `qwe123456`, `asd123456`, `abcd1234abcd`. */
const isWalks = (text: string): boolean => (text.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? []).every(isWalk);

const isDay = (text: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(text) ||
  /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text);

/**
 * Whether a password is among the first that somebody would try: one of the most common, such a word with digits or signs
 * around it or in place of letters, a repeated part, a walk over the keyboard, or a date.
 */
export function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  // What people put before and after a word that they have been told to make longer.
  const word = text.replace(/^[\d\W_]{0,6}(?=[a-z])/, '').replace(/[\d\W_]{1,6}$/, '');
  const tail = text.replace(/[\W_]{1,6}$/, '');
  const candidates = [text, tail, word].flatMap((each) => [each, spelledOut(each)]);
  if (candidates.some((each) => each.length >= 4 && common.has(each))) return true;
  if (/^(.{1,4})\1+$/u.test(text)) return true;
  // One letter, over and over, with what makes it long enough.
  if (/^([a-z])\1{4,}[\d\W_]{0,4}\1?[\d\W_]{0,3}$/.test(text)) return true;
  // The same word before and behind a number: `abc123abc`.
  const framed = /^([a-z]{3,})\d+\1$/.exec(text)?.[1];
  if (framed !== undefined && (isWalk(framed) || common.has(framed))) return true;
  const half = text.slice(0, text.length / 2);
  if (text === half + half && common.has(half)) return true;
  return isDay(tail) || walks.some((walk) => walk.includes(tail)) || isWalks(tail);
}
