import type { Fact, Facts } from './stripeFacts.ts';

export type Params = { [name: string]: string | Params };

/** The parameters of a form as Stripe reads it: `a[b][0]=c`. */
export function readParams(form: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const [first = '', ...rest] = name.split(/[[\]]+/).filter(Boolean);
    let place: Params = params;
    let key = first;
    for (const part of rest) {
      place = (place[key] ??= {}) as Params;
      key = part;
    }
    place[key] = value;
  }
  return params;
}

/** What Stripe would refuse: `parameter_unknown amont`; `undefined` when all is right. */
export function faultOf(params: Params, facts: Facts, at = ''): string | undefined {
  const known = new Map(Object.entries(facts).map(([name, fact]) => [name.replace('!', ''), fact]));
  for (const name of Object.keys(facts))
    if (name.endsWith('!') && !(name.slice(0, -1) in params))
      return `parameter_missing ${at}${name.slice(0, -1)}`;
  for (const [name, value] of Object.entries(params)) {
    const fact = known.get(name);
    if (!fact) return `parameter_unknown ${at}${name}`;
    const fault = faultOfValue(value, fact, `${at}${name}`);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfValue(value: string | Params, fact: Fact, at: string): string | undefined {
  const wrong = `parameter_invalid ${at}`;
  if (typeof fact === 'object' && 'of' in fact)
    return typeof value === 'string' ? wrong : faultOf(value, fact.of, `${at}.`);
  if (typeof fact === 'object' && 'each' in fact) {
    if (typeof value === 'string') return wrong;
    const scalar = fact.each[''];
    for (const each of Object.values(value)) {
      const fault = scalar
        ? faultOfValue(each, scalar, at)
        : typeof each === 'string'
          ? wrong
          : faultOf(each, fact.each, `${at}.`);
      if (fault) return fault;
    }
    return undefined;
  }
  if (fact === 'metadata' || fact === 'texts') return typeof value === 'string' ? wrong : undefined;
  if (typeof value !== 'string' || value === '') return wrong;
  if (Array.isArray(fact)) return fact.includes(value) ? undefined : wrong;
  const forms: Readonly<Record<string, RegExp>> = {
    text: /^.{1,5000}$/s,
    integer: /^\d{1,10}$/,
    boolean: /^(true|false)$/,
    currency: /^[a-z]{3}$/,
    address: /^https?:\/\/\S+$/,
  };
  return forms[fact as string]?.test(value) ? undefined : wrong;
}
