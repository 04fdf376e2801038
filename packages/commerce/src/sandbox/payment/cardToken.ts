import { declineCodes } from '@touchline/contract/codes';
import type { Scenario } from './scenarios.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import { isSameSignature } from '../../kernel/session/isSameProof.ts';

const tokenSeconds = 900;

/** What the sandbox stores of a card: never its number. */
export interface TokenisedCard {
  /** Unique id: a token can be used for one payment. */
  readonly id: string;
  readonly scenario: Scenario;
  readonly brand: string;
  readonly lastDigits: string;
  /** `2029-08` */
  readonly expiry: string;
  /** The same for the same number; the number can't be read from it. */
  readonly fingerprint: string;
}

/** Recognises a card number without keeping it. */
export const fingerprintOf = async (number: string, secret: string): Promise<string> =>
  (await hmacHex(secret, `card-fingerprint.${number}`)).slice(0, 16);

/** A scenario as text. */
export const code = (scenario: Scenario): string =>
  scenario.kind === 'decline' ? `decline-${declineCodes.indexOf(scenario.code)}` : scenario.kind;

/** The scenario that `code` wrote. */
export function scenarioOfCode(text: string): Scenario {
  const declined = declineCodes[Number(/^decline-(\d{1,2})$/.exec(text)?.[1] ?? -1)];
  return declined ? { kind: 'decline', code: declined } : ({ kind: text } as Scenario);
}

const proof = async (text: string, reference: string, secret: string): Promise<string> =>
  (await hmacHex(secret, `card-token.${reference}.${text}`)).slice(0, 32);

/** A one-time token for a card, valid for one basket (`reference`) and 15 minutes. Shorter than 200 characters. */
export async function writeCardToken(
  card: Omit<TokenisedCard, 'id'>,
  reference: string,
  secret: string,
  now: Date,
): Promise<string> {
  const over = (Math.floor(now.getTime() / 1000) + tokenSeconds).toString(36);
  const id = crypto.randomUUID().replaceAll('-', '');
  const { brand, lastDigits, expiry, fingerprint } = card;
  const text = ['tok', id, code(card.scenario), brand, lastDigits, over, expiry, fingerprint].join('.');
  return `${text}.${await proof(text, reference, secret)}`;
}

/** The card of a token; `undefined` when it is forged, expired, or belongs to another basket. */
export async function readCardToken(
  token: string,
  reference: string,
  secret: string,
  now: Date,
): Promise<TokenisedCard | undefined> {
  const cut = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(cut, 0));
  if (token.length > 200) return undefined;
  if (!isSameSignature(await proof(text, reference, secret), token.slice(cut + 1))) return undefined;
  const [, id = '', scenario = '', brand = '', lastDigits = '', over = '', expiry = '', fingerprint = ''] =
    text.split('.');
  if (Number.parseInt(over, 36) * 1000 <= now.getTime()) return undefined;
  return { id, scenario: scenarioOfCode(scenario), brand, lastDigits, expiry, fingerprint };
}
