import { createInterface } from 'node:readline/promises';
import { Refusal } from '../../setup/log.mjs';

/**
 * A terminal where somebody can answer; without one nobody is asked.
 * @returns {{ ask?: (question: string) => Promise<string>, say: (line: string) => void, close: () => void }}
 */
export function openTerminal() {
  const say = (/** @type {string} */ line) => console.log(line);
  if (!process.stdin.isTTY) return { say, close: () => undefined };
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const left = new Promise((_, reject) =>
    lines.once('close', () => reject(new Refusal('\nNothing was written.'))),
  );
  left.catch(() => undefined);
  return {
    ask: (question) => Promise.race([lines.question(question), /** @type {Promise<never>} */ (left)]),
    ...{ say, close: () => lines.close() },
  };
}
