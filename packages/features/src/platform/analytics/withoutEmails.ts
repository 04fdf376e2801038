/** Loose on purpose: what only looks like an e-mail address is removed, too. */
const email = /[^\s@/?&=]+@[^\s@/?&=]+/g;

/** A copy in which every e-mail address is `{email}`: in a path, a search term, a message. */
export function withoutEmails<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(email, '{email}') as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutEmails(each)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutEmails<unknown>(each)]),
  ) as Value;
}
