import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runRows } from './runRows.mjs';

it('runs what failed again when every row has ended, one layer after another', async () => {
  const log: string[] = [];
  const run = (times: string) => async (name: string, milliseconds: number) => {
    log.push(`${name} ${times} begins`);
    await wait(milliseconds);
    log.push(`${name} ${times} ends`);
  };
  const first = run('first');
  const again = run('again');
  const layer = (name: string, milliseconds: number, fails = false) => ({ name, milliseconds, fails });

  const runs = await runRows(
    [
      [layer('unit', 1, true), layer('commerce', 1)],
      [layer('journeys', 40, true), layer('stories', 1)],
    ],
    async ({ name, milliseconds, fails }) => {
      await first(name, milliseconds);
      return { name, passed: !fails };
    },
    async (result) => {
      if (result.passed) return result;
      await again(result.name, 1);
      return { ...result, passed: true };
    },
  );

  expect(log.slice(-4)).toEqual([
    ...['unit again begins', 'unit again ends'],
    ...['journeys again begins', 'journeys again ends'],
  ]);
  expect(log.slice(0, -4).every((line) => line.includes('first'))).toBe(true);
  expect([...runs.values()].every(({ passed }) => passed)).toBe(true);
});
