import { configProblems } from '@touchline/contract/config/configTable';
import { flagProblems } from '@touchline/contract/flags/values';
import { Market } from '@touchline/contract/market/schema';
import { isScheduled } from '@touchline/contract/scheduling/constants';
import { safeParse } from 'zod/mini';
import { isPrime } from '../delivery/prime.ts';
import { isObject } from './mergeMarketFiles.ts';

/**
 * A market as the contract describes it, or a sentence for each thing that is wrong: `phone.prefix: expected …`.
 * With the code that its file is named by, also what a schema of types cannot see.
 */
export function checkMarket(given: unknown, code?: string): { market?: Market; problems: string[] } {
  const parsed = safeParse(Market, given);
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(
        (issue) =>
          `${issue.path.join('.')}: expected ${expectation(issue)}, found ${shown(given, issue.path)}`,
      ),
    };
  }
  const problems = [
    ...unknownFields(given, parsed.data),
    ...(code === undefined ? [] : wrongValues(parsed.data, code)),
  ];
  return problems.length > 0 ? { problems } : { market: parsed.data, problems };
}

interface Issue {
  readonly code: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly message: string;
}

function expectation({ code, expected, values, message }: Issue): string {
  if (code === 'invalid_value' && values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (code === 'invalid_type') return String(expected);
  return message;
}

function shown(given: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    given,
  );
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** Fields that the contract does not know: most are misspelled. */
function unknownFields(given: unknown, known: unknown, path = ''): string[] {
  if (Array.isArray(given) && Array.isArray(known))
    return given.flatMap((entry, at) => unknownFields(entry, known[at], `${path}${at}.`));
  if (!isObject(given) || !isObject(known)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    key in known
      ? unknownFields(value, known[key], `${path}${key}.`)
      : [`${path}${key}: expected no such field`],
  );
}

/** What a schema of types cannot see. */
function wrongValues(market: Market, code: string): string[] {
  const { languages, timeZone, currency, addressFields, holidays, paymentMethods, phone } = market;
  const codes = languages.map((language) => language.code);
  const problems = [
    market.code === code
      ? ''
      : `code: expected the name of the file, ${JSON.stringify(code)}, found ${JSON.stringify(market.code)}`,
    /^[A-Z]{2}$/.test(market.country)
      ? ''
      : `country: expected two capital letters, found ${JSON.stringify(market.country)}`,
    isKnown(() => new Intl.NumberFormat('en', { style: 'currency', currency }))
      ? ''
      : `currency: expected three capital letters, found ${JSON.stringify(currency)}`,
    isKnown(() => new Intl.DateTimeFormat('en', { timeZone }))
      ? ''
      : `timeZone: expected a name such as "Europe/Berlin", found ${JSON.stringify(timeZone)}`,
    languages.length > 0 ? '' : 'languages: expected at least one',
    /^\+\d{1,3}$/.test(phone.prefix)
      ? ''
      : `phone.prefix: expected "+" and digits, found ${JSON.stringify(phone.prefix)}`,
    ...languages.map(({ sitePath }, at) =>
      /^[a-z]{2}$/.test(sitePath)
        ? ''
        : `languages.${at}.sitePath: expected two small letters, found ${JSON.stringify(sitePath)}`,
    ),
    ...languages.map((language, at) =>
      isKnown(() => new Intl.Locale(language.code))
        ? ''
        : `languages.${at}.code: expected a language such as "en" or "pt-BR", found ${JSON.stringify(language.code)}`,
    ),
    ...addressFields.map(({ pattern }, at) =>
      pattern === undefined || isKnown(() => new RegExp(pattern, 'u'))
        ? ''
        : `addressFields.${at}.pattern: expected a regular expression, found ${JSON.stringify(pattern)}`,
    ),
    ...(market.smsUpdates?.countries ?? []).map(({ pattern }, at) =>
      isKnown(() => new RegExp(pattern))
        ? ''
        : `smsUpdates.countries.${at}.pattern: expected a regular expression, found ${JSON.stringify(pattern)}`,
    ),
    ...holidays.map((day, at) =>
      /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
        ? ''
        : `holidays.${at}: expected a day such as "2026-12-25", found ${JSON.stringify(day)}`,
    ),
    ...paymentMethods.map(({ names }, at) => missingName(names, codes, `paymentMethods.${at}.names`)),
    ...paymentMethods.map(({ flow, banks }, at) =>
      (flow === 'bankList') === (banks !== undefined)
        ? ''
        : `paymentMethods.${at}.banks: expected exactly where the flow is "bankList"`,
    ),
    ...market.deliveryMethods.map(({ delay }, at) =>
      delay ? missingName(delay.texts, codes, `deliveryMethods.${at}.delay.texts`) : '',
    ),
    ...market.deliveryMethods.map(({ texts }, at) =>
      texts ? missingName(texts, codes, `deliveryMethods.${at}.texts`) : '',
    ),
    ...market.deliveryMethods.map((method, at) =>
      isPrime(method) && method.shipNode === undefined
        ? `deliveryMethods.${at}.shipNode: expected the warehouse that Prime delivers from`
        : '',
    ),
    ...(market.deliveryDocuments ?? []).map(({ texts }, at) =>
      missingName(texts, codes, `deliveryDocuments.${at}.texts`),
    ),
    ...paymentMethods.flatMap(laterProblems),
    missingName(market.countryNames, codes, 'countryNames'),
    ...schedulingProblems(market.deliveryMethods),
    ...loyaltyProblems(market.loyalty, codes),
    ...flagProblems(market.features),
    ...configProblems(market.config ?? {}),
  ];
  return problems.filter(Boolean);
}

/** A method that is paid later says until when, and its money is taken when it comes. */
function laterProblems(
  { flow, deferred, earlyCapture, fee }: Market['paymentMethods'][number],
  at: number,
): string[] {
  const path = `paymentMethods.${at}`;
  return [
    (flow === 'deferred') === (deferred !== undefined)
      ? ''
      : `${path}.deferred: expected exactly with the flow "deferred"`,
    flow !== 'deferred' || earlyCapture ? '' : `${path}.earlyCapture: expected true with the flow "deferred"`,
    fee === undefined || flow === 'onDelivery' ? '' : `${path}.fee: expected only with the flow "onDelivery"`,
  ];
}

/** A time is chosen for exactly the methods whose id says so, and every slot ends after it begins. */
function schedulingProblems(methods: Market['deliveryMethods']): string[] {
  return methods.flatMap(({ id, shippingType, carrierService, scheduling }, at) => {
    const path = `deliveryMethods.${at}`;
    if (!isScheduled({ id })) {
      return scheduling ? [`${path}.id: expected to start with "AGENDADA", because it has slots`] : [];
    }
    if (!scheduling) return [`${path}.scheduling: expected days and slots, because of its id`];
    return [
      shippingType === 'home' && carrierService === 'SCHEDULED'
        ? ''
        : `${path}: expected shippingType "home" and carrierService "SCHEDULED"`,
      ...scheduling.slots.map(({ from, to }, index) =>
        from < to ? '' : `${path}.scheduling.slots.${index}.to: expected a time after ${from}`,
      ),
    ];
  });
}

/** Tiers climb from nothing, and a voucher never pays everything. */
function loyaltyProblems(loyalty: Market['loyalty'], codes: readonly string[]): string[] {
  if (!loyalty) return [];
  const vouchers = [
    ...loyalty.rewards.map((reward, at) => ({ ...reward, path: `loyalty.rewards.${at}` })),
    ...loyalty.tiers.flatMap(({ voucher }, at) =>
      voucher ? [{ ...voucher, path: `loyalty.tiers.${at}.voucher` }] : [],
    ),
  ];
  return [
    ...loyalty.tiers.map(({ names }, at) => missingName(names, codes, `loyalty.tiers.${at}.names`)),
    ...loyalty.tiers.map(({ tierId, from }, at) => {
      const before = loyalty.tiers[at - 1]?.from ?? -1;
      return tierId === at + 1 && from > before && (at > 0 || from === 0)
        ? ''
        : `loyalty.tiers.${at}: expected tiers 1 to 4, each from more points than the one before, the first from 0`;
    }),
    ...vouchers.map(({ value, minimum, path }) =>
      value > 0 && minimum > value ? '' : `${path}.minimum: expected more than the value`,
    ),
  ];
}

function missingName(
  names: Readonly<Record<string, unknown>>,
  codes: readonly string[],
  path: string,
): string {
  const missing = codes.filter((code) => names[code] === undefined);
  return missing.length > 0 ? `${path}: expected a name in ${missing.join(', ')}` : '';
}

function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
