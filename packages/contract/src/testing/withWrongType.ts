/** Every path in a value, such as `shipmentList.0.shipmentId`. */
export function paths(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]));
}

/** A copy of the value with a wrong type at one path; a schema that declares that field rejects it. */
export function withWrongType(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return Symbol('other');
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Object.assign(copy, { [key]: withWrongType((value as Record<string, unknown>)[key], rest) });
  return copy;
}
