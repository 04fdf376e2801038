import { describe, expect, it } from 'vitest';
import { isPersonal, type Access } from './access.ts';
import { pathOf, surfaces } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { openApi } from './openapi.ts';

interface Operation {
  operationId: string;
  description: string;
  'x-access': Access;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const paths = openApi()['paths'] as Record<string, Record<string, Operation>>;

describe('The OpenAPI document', () => {
  it('lists every call of the contract on every surface that has it', () => {
    for (const endpoint of endpoints) {
      const mine = endpoint.base === 'checkout' ? surfaces : (['bridge'] as const);
      for (const surface of mine) {
        const operation = paths[pathOf(endpoint, surface)]?.[endpoint.method.toLowerCase()];
        expect(operation, `${endpoint.id} on ${surface}`).toBeDefined();
        expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
        expect(Object.keys(operation?.responses ?? {})).toEqual(
          expect.arrayContaining(['200', ...Object.keys(endpoint.errors)]),
        );
      }
    }
  });

  it('tells of each call who may make it, with which credentials and scopes', () => {
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      const access = operation['x-access'];
      expect(operation.description).toMatch(/^Who may call: /);
      if (!isPersonal(access)) continue;
      const names = (operation.security ?? []).flatMap((one) => Object.keys(one));
      expect(names).toContain('session');
      expect(operation.security?.some((one) => Object.keys(one).length === 0)).toBe(
        access.caller === 'visitor',
      );
      expect(operation.description).toContain(access.scopes.join(', '));
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403']));
    }
  });

  it('gives each operation a unique id, and declares each path parameter', () => {
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const named = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
      expect(named.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort());
    }
  });

  it('is plain JSON that describes the responses', () => {
    const copy = JSON.parse(JSON.stringify(openApi())) as { paths: typeof paths };
    const text = JSON.stringify(copy.paths['/api/catalogue/products/{productId}']?.['get']?.responses['200']);
    expect(text).toContain('deliveryPromise');
  });
});
