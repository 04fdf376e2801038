import type { StoredCodec } from './defineStored.ts';

/** A text, stored as it is. */
export const plainText: StoredCodec<string> = { encode: (text) => text, decode: (text) => text };

/**
 * A value as JSON.
 * @param read checks what was stored, perhaps by an older version: `undefined` when it cannot be used
 */
export function json<Value>(read: (stored: unknown) => Value | undefined): StoredCodec<Value> {
  return { encode: (value) => JSON.stringify(value), decode: (text) => read(JSON.parse(text)) };
}
