import { namesOf } from '@touchline/features/platform/storage';
import { storedValues } from '../../state/storedValues.ts';
import type { CookieJar } from './CookieJar.ts';
import { readForm } from './readForm.ts';

/** The protected cookies of the shop, and how long each lasts. */
const maxAges = new Map(
  storedValues
    .filter(({ where }) => where === 'protectedCookie')
    .flatMap((value) => namesOf(value).map((name) => [name, value.maxAge] as const)),
);

/** Longest percent-encoded text of one cookie: browsers hold 4,096 bytes of it with its name. */
const maxLength = 4000;

const answer = (status: number, body?: object): Response =>
  new Response(body ? JSON.stringify(body) : null, {
    status,
    headers: {
      'cache-control': 'private, no-store',
      ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    },
  });
const invalid = (): Response => answer(422, { errorCode: 'InvalidParameters', message: 'No such value.' });

/**
 * Reads and writes protected cookies for a page of the shop, which no script can read: `GET ?key=…` answers the texts by
 * key, `PUT` takes texts by key, with `null` for one that is removed.
 */
export async function protectedValues(request: Request, jar: CookieJar): Promise<Response> {
  if (request.method === 'GET') {
    const keys = new URL(request.url).searchParams.getAll('key');
    if (!keys.every((key) => maxAges.has(key))) return invalid();
    return answer(200, Object.fromEntries(keys.map((key) => [key, jar.get(key) ?? null])));
  }
  if (request.method !== 'PUT') return new Response(null, { status: 405, headers: { allow: 'GET, PUT' } });
  const values = textsOf(await readForm(request));
  if (!values) return invalid();
  for (const [key, value] of values) {
    if (value === null) jar.remove(key);
    else jar.setProtected(key, value, maxAges.get(key) ?? 'session');
  }
  return answer(204);
}

/** The texts by key that a page has sent; `undefined` when any of them is not one of the shop's. */
function textsOf(body: Awaited<ReturnType<typeof readForm>>): [string, string | null][] | undefined {
  if (typeof body === 'string') return undefined;
  let values: unknown;
  try {
    values = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return undefined;
  const entries = Object.entries(values) as [string, unknown][];
  return entries.every(isStorable) ? entries : undefined;
}

const isStorable = (entry: [string, unknown]): entry is [string, string | null] =>
  maxAges.has(entry[0]) &&
  (entry[1] === null ||
    (typeof entry[1] === 'string' &&
      !/\p{Surrogate}/u.test(entry[1]) &&
      encodeURIComponent(entry[1]).length <= maxLength));
