import { expect, it } from 'vitest';
import { nameCollisions, trackedNameCollisions } from './nameCollisions.mjs';

it('finds no names in this project that differ only in case', () => {
  expect(trackedNameCollisions()).toEqual([]);
});

it('names files that differ only in case', () => {
  expect(nameCollisions(['src/a.svg', 'src/A.svg', 'src/b.svg'])).toEqual([
    'src/A.svg and src/a.svg differ only in case',
  ]);
});

it('names modules whose type files would differ only in case', () => {
  expect(nameCollisions(['src/Hours.tsx', 'src/hours.ts', 'src/hours.test.ts'])).toEqual([
    'src/Hours and src/hours differ only in case',
  ]);
  expect(nameCollisions(['dist/Hours.d.ts', 'dist/hours.d.ts', 'dist/hours.js'])).toEqual([
    'dist/Hours and dist/hours differ only in case',
  ]);
});

it('names two folders once, not each file in them', () => {
  expect(nameCollisions(['src/Bag/a.ts', 'src/bag/A.ts', 'src/bag/b.ts'])).toEqual([
    'src/Bag and src/bag differ only in case',
  ]);
});

it('accepts a module and its declaration', () => {
  expect(nameCollisions(['dist/Hours.js', 'dist/Hours.d.ts', 'dist/Hours.d.ts.map'])).toEqual([]);
});
