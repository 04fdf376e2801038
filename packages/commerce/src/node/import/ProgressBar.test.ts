import type { WriteStream } from 'node:tty';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.ts';

function barOn({ isTTY }: { isTTY: boolean }) {
  const written: string[] = [];
  let now = 0;
  const out = { isTTY, write: (text: string) => written.push(text) } as unknown as WriteStream;
  const bar = new ProgressBar(out, () => now);
  return {
    written,
    at: (seconds: number, done: number) => {
      now = seconds * 1000;
      bar.show({ phase: 'write', done, total: 100 });
    },
  };
}

it('tells with each tenth how long the rest takes, once it can be known', () => {
  const { written, at } = barOn({ isTTY: false });
  at(0, 1);
  at(1, 10);
  at(20, 20);
  at(30, 50);
  at(60, 100);
  expect(written).toEqual([
    'Importing: 0 %\n',
    'Importing: 10 %\n',
    'Importing: 20 %, 1 min 20 s left\n',
    'Importing: 50 %, 30 s left\n',
    'Importing: 100 %\n',
  ]);
});

it('shows the same beside the bar of a terminal', () => {
  const { written, at } = barOn({ isTTY: true });
  at(0, 1);
  at(30, 50);
  expect(written.at(-1)).toContain('50 of 100, 30 s left');
});
