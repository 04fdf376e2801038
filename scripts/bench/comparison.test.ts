import { expect, it } from 'vitest';
import { best, comparisonTable, isWorse } from './comparison.mjs';

const orders = (value: number) => ({ group: 'orders', name: 'guest orders', value, unit: '/s', more: true });
const processor = (value: number) => ({ group: 'orders', name: 'processor an order', value, unit: 'ms' });
const memory = (value: number) => ({ group: 'api', name: 'memory under load', value, unit: 'MB' });

it('takes the best of what was measured in turns', () => {
  expect(best([orders(60), processor(20), orders(80), processor(18)])).toEqual([orders(80), processor(18)]);
});

it('calls worse what costs a tenth more of the processor or of the memory', () => {
  const page = (value: number) => ({ group: 'pages', name: 'home, kept, processor', value, unit: 'ms' });
  expect(isWorse(page(1.2), [page(1)])).toBe(true);
  const base = [orders(80), processor(18), memory(250)];
  expect(isWorse(processor(20.5), base)).toBe(true);
  expect(isWorse(processor(19), base)).toBe(false);
  expect(isWorse(memory(280), base)).toBe(true);
  expect(isWorse(memory(200), base)).toBe(false);
});

it('does not judge what a busy machine changes, nor what the base does not have', () => {
  expect(isWorse(orders(40), [orders(80)])).toBe(false);
  expect(isWorse(memory(280), [])).toBe(false);
});

it('shows both figures and the change', () => {
  const text = comparisonTable([processor(16), memory(250)], [processor(20), memory(200)]);
  const cells = text.split('\n').map((line) => line.split(/ {2,}/).filter(Boolean));
  expect(cells).toEqual([
    ['figure', 'base', 'now', 'change'],
    ['processor an order', '16 ms', '20 ms', '+25 %', 'WORSE'],
    ['memory under load', '250 MB', '200 MB', '-20 %'],
  ]);
});
