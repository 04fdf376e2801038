import type { Fact, Facts } from './adyenFacts.ts';

type Body = Readonly<Record<string, unknown>>;

/** What Adyen would refuse in a body: `amount.value is missing`; `undefined` when all is right. */
export function faultOfBody(body: Body, facts: Facts, at = ''): string | undefined {
  const known = new Map(Object.entries(facts).map(([name, fact]) => [name.replace('!', ''), fact]));
  for (const name of Object.keys(facts))
    if (name.endsWith('!') && body[name.slice(0, -1)] === undefined)
      return `${at}${name.slice(0, -1)} is missing`;
  for (const [name, value] of Object.entries(body)) {
    const fact = known.get(name);
    if (!fact) return `${at}${name} is unknown`;
    const fault = faultOfValue(value, fact, `${at}${name}`);
    if (fault) return fault;
  }
  return undefined;
}

const isMap = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultOfValue(value: unknown, fact: Fact, at: string): string | undefined {
  if (typeof fact === 'object' && 'of' in fact)
    return isMap(value) ? faultOfBody(value, fact.of, `${at}.`) : `${at} is no object`;
  const isRight = Array.isArray(fact)
    ? fact.includes(value as string)
    : fact === 'integer'
      ? Number.isSafeInteger(value)
      : fact === 'boolean'
        ? typeof value === 'boolean'
        : fact === 'map'
          ? isMap(value) && Object.values(value).every((each) => typeof each === 'string')
          : fact === 'texts'
            ? Array.isArray(value) && value.every((each) => typeof each === 'string')
            : fact === 'any' ||
              (typeof value === 'string' &&
                value !== '' &&
                (fact !== 'address' || /^https?:\/\//.test(value)) &&
                (fact !== 'date' || !Number.isNaN(Date.parse(value))));
  return isRight ? undefined : `${at} is wrong`;
}
