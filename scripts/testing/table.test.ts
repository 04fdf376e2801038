import { expect, it } from 'vitest';
import { timeTable } from './table.mjs';

const counts = { passed: 190, failed: 10, skipped: 0 };
const unit = { name: 'unit', counts, seconds: 50, processorSeconds: 20 };
const stories = {
  name: 'stories',
  counts: { ...counts, skipped: 600 },
  seconds: 250.4,
  processorSeconds: 400,
};

it('tells the seconds and processor seconds of each layer and of each test, and of all side by side', () => {
  expect(timeTable([unit, stories], 260)).toEqual([
    'layer    tests  seconds  seconds a test  processor seconds  of them a test',
    'unit       200       50            0.25                 20            0.10',
    'stories    800      250            0.31                400            0.50',
    'all       1000      260            0.26                420            0.42',
  ]);
});

it('tells no processor seconds where the system does not', () => {
  expect(timeTable([{ ...unit, processorSeconds: undefined }], 50)).toEqual([
    'layer  tests  seconds  seconds a test  processor seconds  of them a test',
    'unit     200       50            0.25                  –               –',
  ]);
});
