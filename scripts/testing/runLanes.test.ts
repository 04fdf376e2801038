import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runLanes } from './runLanes.mjs';

interface Layer {
  readonly name: string;
  readonly milliseconds: number;
  readonly fails?: boolean;
}

/** Runs layers that only wait, and notes when each begins and ends. */
async function notesOf(layers: Layer[]) {
  const notes: string[] = [];
  const note = async (name: string, milliseconds: number) => {
    notes.push(`${name} begins`);
    await wait(milliseconds);
    notes.push(`${name} ends`);
  };
  const runs = await runLanes(layers, {
    lanes: 2,
    runFirst: async ({ name, milliseconds, fails = false }) => {
      await note(name, milliseconds);
      return { name, passed: !fails };
    },
    runAgain: async (run) => {
      if (run.passed) return run;
      await note(`${run.name} again`, 1);
      return { ...run, passed: true };
    },
  });
  return { notes, runs };
}

it('begins the next layer whenever one ends, and never runs more beside each other than there are lanes', async () => {
  const { notes } = await notesOf([
    { name: 'journeys', milliseconds: 120 },
    { name: 'stories', milliseconds: 30 },
    { name: 'unit', milliseconds: 30 },
    { name: 'commerce', milliseconds: 120 },
  ]);
  expect(notes).toEqual([
    ...['journeys begins', 'stories begins', 'stories ends', 'unit begins', 'unit ends', 'commerce begins'],
    ...['journeys ends', 'commerce ends'],
  ]);
});

it('runs what failed again when every layer has ended, one after another', async () => {
  const { notes, runs } = await notesOf([
    { name: 'unit', milliseconds: 1, fails: true },
    { name: 'journeys', milliseconds: 40, fails: true },
    { name: 'stories', milliseconds: 1 },
  ]);
  expect(notes.slice(-4)).toEqual([
    ...['unit again begins', 'unit again ends'],
    ...['journeys again begins', 'journeys again ends'],
  ]);
  expect(notes.slice(0, -4).some((line) => line.includes('again'))).toBe(false);
  expect([...runs.values()].every(({ passed }) => passed)).toBe(true);
});
