import { expect } from 'vitest';
import { safeParse } from 'zod/mini';
import type { Schema } from '../endpoint.ts';
import { paths, withWrongType } from './withWrongType.ts';

/** Expects the schema to accept the whole value, to declare every field at every level, and to reject fields of the wrong type. */
export function expectAllFields(schema: Schema, full: unknown): void {
  expect(safeParse(schema, full)).toEqual({ success: true, data: full });
  for (const path of paths(full)) {
    expect(safeParse(schema, withWrongType(full, path)).success, path.join('.')).toBe(false);
  }
}
