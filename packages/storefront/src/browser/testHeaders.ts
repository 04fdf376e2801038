/** Entry of the session storage in which a tester puts headers: `{"x-test-clock":"2026-12-24"}`. Never read in production. */
export const testHeadersKey = 'testHeaders';

/** Names that begin like this: a tester may not pass for somebody else. */
const allowed = /^x-test-[a-z0-9-]{1,40}$/;

/** Reads the headers of a tester; anything else in the entry is left out. */
export const testHeadersOf = (storage: Pick<Storage, 'getItem'>) => (): Readonly<Record<string, string>> => {
  try {
    const entry: unknown = JSON.parse(storage.getItem(testHeadersKey) ?? '{}');
    if (typeof entry !== 'object' || entry === null) return {};
    return Object.fromEntries(
      Object.entries(entry).filter(
        (pair): pair is [string, string] => allowed.test(pair[0]) && typeof pair[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
};
