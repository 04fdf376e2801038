import { expect, it } from 'vitest';
import { listenForErrors } from './listenForErrors.ts';

it('reports an unhandled rejection under a fixed name [C8.66, A8.50]', () => {
  const reported: unknown[] = [];
  const page = new EventTarget();
  listenForErrors({ report: (message, error) => reported.push([message, error]) }, page);
  const reason = new Error('lost');
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(reported).toEqual([['Unhandled Window Rejection', reason]]);
});
