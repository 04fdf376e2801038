import { consentLevels } from '@touchline/contract/consent/constants';
import type { ConsentLevel, NewCookieChoice } from '@touchline/contract/consent/schema';
import { defineStored, json } from '../../platform/storage/index.ts';
import type { StoredCodec } from '../../platform/storage/index.ts';

const year = 31_536_000;

/** The value of the consent cookie: the highest level, or a list of levels. */
export type ConsentCookieValue = ConsentLevel | readonly number[];

/** `0`, `1`, `2`, or a list of one to three whole numbers; anything else is no consent. */
export function asConsentValue(value: unknown): ConsentCookieValue | undefined {
  if (consentLevels.some((level) => level === value)) return value as ConsentLevel;
  const isList = Array.isArray(value) && value.length >= 1 && value.length <= 3;
  return isList && value.every((level) => Number.isInteger(level)) ? (value as number[]) : undefined;
}

export const consentCookieCodec: StoredCodec<ConsentCookieValue> = {
  encode: (value) => JSON.stringify(value),
  decode: (text) => asConsentValue(JSON.parse(text)),
};

/** What the visitor allows. */
export const consentCookie = defineStored<ConsentCookieValue>({
  ...{ key: 'consent', where: 'cookie', maxAge: year, purpose: 'necessary', endsWithLogout: false },
  codec: consentCookieCodec,
});

/** What else is known of the choice. */
export interface ConsentRecord {
  /** Version of the texts that were shown. */
  readonly revision: string;
  /** What was allowed, also where the cookie holds only the highest level. */
  readonly levels: readonly ConsentLevel[];
  /** Names the visitor in the receipts. */
  readonly visitorKey: string;
}

function readRecord(kept: unknown): ConsentRecord | undefined {
  const { revision, levels, visitorKey } = (kept ?? {}) as Partial<Record<string, unknown>>;
  if (typeof revision !== 'string' || typeof visitorKey !== 'string' || !Array.isArray(levels))
    return undefined;
  if (!/^[0-9a-f]{32}$/.test(visitorKey)) return undefined;
  return { revision, visitorKey, levels: consentLevels.filter((level) => levels.includes(level)) };
}

/** The version of the texts, and the key of the visitor's receipts. */
export const consentRecord = defineStored<ConsentRecord>({
  ...{ key: 'consentRecord', where: 'cookie', maxAge: year, purpose: 'necessary', endsWithLogout: false },
  codec: json(readRecord),
});

/** A choice that was kept while its button was still called `act`. */
function readChoice(kept: unknown): NewCookieChoice | undefined {
  if (typeof kept !== 'object' || kept === null || !('receiptKey' in kept)) return undefined;
  const { act, ...choice } = kept as NewCookieChoice & { act?: NewCookieChoice['action'] };
  return act === undefined ? choice : { ...choice, action: act };
}

/** A choice that the back end has not recorded yet: it is sent again on the next page. */
export const pendingChoice = defineStored<NewCookieChoice>({
  ...{ key: 'consentUnsent', where: 'local', maxAge: year, purpose: 'necessary', endsWithLogout: false },
  codec: json(readChoice),
});

/** Where another application wants the visitor back once the privacy settings are closed. */
export const consentOpener = defineStored<{ readonly redirectUrl: string }>({
  ...{ key: 'consentOpener', where: 'session', maxAge: 1800, purpose: 'necessary', endsWithLogout: false },
  codec: json((kept) => {
    const { redirectUrl } = (kept ?? {}) as Partial<Record<string, unknown>>;
    return typeof redirectUrl === 'string' ? { redirectUrl } : undefined;
  }),
});

/** Everything that the consent stores. */
export const consentStorage = [consentCookie, consentRecord, pendingChoice, consentOpener];
