import { accountRulesOf } from '@touchline/contract/account/rules';
import { flagNames, flagDefinition, type FlagValues } from '@touchline/contract/flags/flagTable';
import { readFlags } from '@touchline/contract/flags/values';
import type { Language, Market } from '@touchline/contract/market/schema';
import { knownBrands } from '@touchline/design-system/brand';
import { Site, siteBrand, siteSnapshot } from '@touchline/features/platform/site';

/** A market in one of its languages, as a visitor has it. */
export interface MarketChoice {
  market: Market;
  language: Language;
  /** Flags that are turned for the comparison. */
  flags: Partial<FlagValues>;
  /** Tier of the member, 1 to 4; 0 is nobody. */
  tier: number;
}

/** What is said of a market: a group, a name, and a text. */
export interface MarketFact {
  group: string;
  name: string;
  text: string;
}

/** The flags of a market; one with shares has the value of visitors without an id. */
export function flagsOf({ market, flags }: MarketChoice): FlagValues {
  const fixed = Object.entries(market.features).filter(([, setting]) => typeof setting !== 'object');
  return { ...readFlags(Object.fromEntries(fixed)), ...flags };
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const first = <Value>(...[one, two]: readonly [Value | undefined, Value]): Value => one ?? two;

/** Everything that a shopper of the market notices, in the order of the page. */
export function factsOf(choice: MarketChoice): MarketFact[] {
  const groups: readonly [string, Readonly<Record<string, string>>][] = [
    ['Money', money(choice)],
    ['Address form', addressForm(choice)],
    ['Delivery', delivery(choice)],
    ['Payment', payment(choice)],
    ['Account', account(choice)],
    ['Consent', consent(choice)],
    ['Membership', membership(choice)],
    ['Legal texts', legal(choice)],
    ['Flags', flagTexts(choice)],
  ];
  return groups.flatMap(([group, facts]) =>
    Object.entries(facts).map(([name, text]) => ({ group, name, text })),
  );
}

const siteOf = (choice: MarketChoice): Site =>
  new Site(siteSnapshot(choice, siteBrand(knownBrands.touchline)));

function money(choice: MarketChoice): Record<string, string> {
  const { market } = choice;
  const site = siteOf(choice);
  const { '*': usual = 0, ...regional } = market.taxation.rates;
  const others = Object.entries(regional).map(([region, rate]) => `${region} ${rate} %`);
  return {
    Currency: market.currency,
    'A price': site.money(1234.5),
    'A day': site.day('2026-11-28'),
    Tax: `${usual} %, ${market.taxation.policy === 'gross' ? 'in the price' : 'added at the checkout'}`,
    'Tax by region': others.join(', '),
    'Lowest price of 30 days': yes(market.showLowestPrice30Days),
    'Greatest order':
      market.maxProductsTotal === undefined ? '' : site.money(market.maxProductsTotal, 'short'),
    Sizes: market.sizeSystem,
    'Days to return': market.returnDays === undefined ? '–' : String(market.returnDays),
  };
}

function addressForm({ market }: MarketChoice): Record<string, string> {
  const { prefix, minDigits, maxDigits, required } = market.phone;
  return {
    Order: market.addressFields.map(({ name }) => name).join(', '),
    ...Object.fromEntries(
      market.addressFields.map(({ name, label, required: isRequired, pattern, example, options }) => [
        name,
        [
          isRequired ? 'required' : 'optional',
          label ? `called ${label}` : '',
          pattern ? `like ${first(example, pattern)}` : '',
          options ? `one of ${options.length}` : '',
        ]
          .filter(Boolean)
          .join(', '),
      ]),
    ),
    phone: `${prefix}, ${minDigits} to ${maxDigits} digits, ${required ? 'required' : 'optional'}`,
  };
}

function delivery(choice: MarketChoice): Record<string, string> {
  const site = siteOf(choice);
  return Object.fromEntries(
    choice.market.deliveryMethods.map(({ id, carrierName, price, freeFrom, leadDays, cashOnDelivery }) => [
      id,
      [
        carrierName,
        price === 0 ? 'free' : site.money(price),
        freeFrom === undefined ? '' : `free from ${site.money(freeFrom, 'short')}`,
        `${leadDays.from} to ${leadDays.to} days`,
        cashOnDelivery ? 'cash on delivery' : '',
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  );
}

function payment({ market, language }: MarketChoice): Record<string, string> {
  return Object.fromEntries(
    market.paymentMethods.map(({ id, names, paymentProcessor, flow, cards }) => [
      id,
      [
        names[language.code] ?? '',
        paymentProcessor,
        flow === 'inlineCard' ? 'on our page' : 'on the page of the provider',
        (cards ?? []).map(({ name }) => name).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
  );
}

function account(choice: MarketChoice): Record<string, string> {
  const { market } = choice;
  const rules = accountRulesOf(market);
  return {
    'Least age': rules.requiredAge === 0 ? 'none' : String(rules.requiredAge),
    'Date of birth': rules.dateOfBirth,
    Gender: rules.gender,
    'Mobile number': rules.mobileNumber,
    Newsletter: rules.newsletter,
    'Guests may buy': yes(flagsOf(choice).guestCheckout),
  };
}

const regimes = {
  gdpr: 'asks first, by a dialog',
  bar: 'asks first, by a bar',
  ccpa: 'allowed until the visitor objects (California)',
  none: 'allowed until the visitor objects',
} as const;

function consent(choice: MarketChoice): Record<string, string> {
  const { market } = choice;
  const flags = flagsOf(choice);
  const laws = [market.consent, ...Object.values(market.consentByRegion ?? {})];
  const asksFirst = laws.includes('gdpr') || laws.includes('bar');
  return {
    Law: regimes[market.consent],
    'Law by region': Object.entries(market.consentByRegion ?? {})
      .map(([region, regime]) => `${region}: ${regimes[regime]}`)
      .join(', '),
    'The shop asks': yes(asksFirst && flags.GDPR_CUSTOM_COOKIE_CONSENT_ENABLED),
    Boxes: flags.GDPR_CUSTOM_COOKIE_CONSENT_MODE,
    'Refused at once': yes(flags.GDPR_CUSTOM_COOKIE_CONSENT_REJECT),
    'Dialog of California': yes(market.consent === 'ccpa' && flags.CCPA_COOKIE_CONSENT_ENABLED),
    Revision: first(market.consentRevision, '1'),
  };
}

function membership(choice: MarketChoice): Record<string, string> {
  const { market, language, tier } = choice;
  const { loyalty } = market;
  if (!loyalty || !flagsOf(choice).MEMBERSHIP_ENABLED) return { Programme: 'none' };
  const found = loyalty.tiers.find(({ tierId }) => tierId === tier);
  const site = siteOf(choice);
  return {
    Programme: `${loyalty.pointsPerUnit} points for ${site.money(1, 'short')}`,
    Tier: found?.names[language.code] ?? 'not a member',
    'Points of the tier': found ? site.number(found.from) : '',
    'Voucher of the tier': found?.voucher
      ? `${site.money(found.voucher.value, 'short')} from ${site.money(found.voucher.minimum, 'short')}`
      : '',
    'Early access': yes(tier >= 2),
  };
}

function legal({ market, language }: MarketChoice): Record<string, string> {
  const pages = Object.entries(market.legal).map(([name, path]) => [`Page: ${name}`, path ?? ''] as const);
  const texts = Object.entries(market.consents ?? {}).map(([part, { version, texts: byLanguage }]) => {
    const own = byLanguage[language.code];
    return [
      `Consent: ${part}`,
      own ? `${own.firstLevel} (version ${version})` : 'not in this language',
    ] as const;
  });
  return Object.fromEntries([...pages, ...texts]);
}

function flagTexts(choice: MarketChoice): Record<string, string> {
  const flags = flagsOf(choice);
  const used = flagNames.filter((name) => flagDefinition(name).state === 'used');
  return Object.fromEntries(used.map((name) => [name, String(flags[name])]));
}
