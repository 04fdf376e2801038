import { expect } from 'vitest';
import { safeParse } from 'zod/mini';
import type { Schema } from '../endpoint.ts';
import { paths, withWrongType } from './withWrongType.ts';

/** The schema takes the value whole, names each of its fields in every depth, and takes none of another kind. */
export function expectAllFields(schema: Schema, full: unknown): void {
  expect(safeParse(schema, full)).toEqual({ success: true, data: full });
  for (const path of paths(full)) {
    expect(safeParse(schema, withWrongType(full, path)).success, path.join('.')).toBe(false);
  }
}
