import { expect, it } from 'vitest';
import { historyPath, readHistoryRequest } from './historyPath.ts';

it.each([
  ['/account/orders', {}],
  ['/account/orders?page=3', { page: 3 }],
  [
    '/account/orders?q=tempo+4&state=underWay&year=2026&page=2',
    { page: 2, state: 'underWay', year: 2026, search: 'tempo 4' },
  ],
] as const)('%s asks for %o, and the other way around', (path, asked) => {
  expect(historyPath(asked)).toBe(path);
  expect(readHistoryRequest(new URL(path, 'https://shop.example').searchParams)).toEqual(asked);
});

it('leaves out what an address says wrong', () => {
  const wrong = new URLSearchParams({ page: '0', state: 'lost', year: '26', q: '  ' });
  expect(readHistoryRequest(wrong)).toEqual({});
  expect(readHistoryRequest(new URLSearchParams({ q: 'x'.repeat(200) })).search).toHaveLength(100);
});
