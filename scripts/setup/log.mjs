import { performance } from 'node:perf_hooks';

/** Prints a line of progress. @param {string} text */
export function log(text) {
  console.log(`• ${text}`);
}

/** Formats a duration: `0.4 s`, `38 s`, `2 min 5 s`. @param {number} milliseconds */
export function duration(milliseconds) {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Starts a stopwatch; the returned function returns the elapsed time as text. */
export function stopwatch() {
  const began = performance.now();
  return () => duration(performance.now() - began);
}

/**
 * An expected failure whose message is sufficient: printed as one sentence, without a stack. Any other error is a bug and
 * keeps its stack.
 */
export class Refusal extends Error {}

/**
 * Runs a command line tool: a `ExpectedError` is printed as one sentence with exit code 1.
 * @param {() => Promise<number | void> | number | void} tool returns the exit code, or nothing for 0
 */
export async function runTool(tool) {
  try {
    process.exitCode = (await tool()) || 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
