import { performance } from 'node:perf_hooks';

/** Says one line of progress, for a person who is waiting. @param {string} text */
export function log(text) {
  console.log(`• ${text}`);
}

/** A length of time as people log it: `0.4 s`, `38 s`, `2 min 5 s`. @param {number} milliseconds */
export function duration(milliseconds) {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Starts a stopwatch; the returned function tells the time since then in words. */
export function stopwatch() {
  const began = performance.now();
  return () => duration(performance.now() - began);
}

/**
 * A failure whose message is the whole story: told in one sentence, without a stack.
 * Anything else that is thrown is a fault of ours and keeps its stack.
 */
export class Refusal extends Error {}

/**
 * Runs a command line tool: a `Refusal` becomes one sentence and exit code 1.
 * @param {() => Promise<number | void> | number | void} tool answers the exit code, or nothing for 0
 */
export async function runTool(tool) {
  try {
    process.exitCode = (await tool()) || 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
