import { readdirSync, readFileSync } from 'node:fs';

/** How often the kernel counts processor time: 100 times a second on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** @typedef {{ id: string, parent: number, seconds: number }} Process `id` differs for each use of a process number */

/** Every process of the machine, by its number. None where the system does not tell them as Linux does. */
function processes() {
  /** @type {Map<number, Process>} */
  const all = new Map();
  let names;
  try {
    names = readdirSync('/proc');
  } catch {
    return all;
  }
  for (const name of names) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program comes first, in brackets, and may contain anything.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const [parent, user, system, started] = [fields[1], fields[11], fields[12], fields[19]].map(Number);
      all.set(Number(name), {
        id: `${name} ${started}`,
        parent: parent ?? 0,
        seconds: ((user ?? 0) + (system ?? 0)) / ticksPerSecond,
      });
    } catch {
      // It has ended in the meantime.
    }
  }
  return all;
}

/**
 * Counts the processor time of a process and of all that it starts, also of those whose parent has ended. They are
 * looked at each second: what one uses in its last moment is not seen.
 * @param {number} root number of the process
 * @param {number} [milliseconds] between two looks
 * @returns {() => number | undefined} ends the count and answers seconds; nothing where the system does not tell
 */
export function countProcessorSeconds(root, milliseconds = 1_000) {
  /** @type {Map<string, number>} seconds by process */
  const seen = new Map();
  const look = () => {
    const all = processes();
    /** @type {(number: number) => boolean} */
    const isOurs = (number) => {
      const process = all.get(number);
      if (!process) return false;
      return number === root || seen.has(process.id) || isOurs(process.parent);
    };
    for (const [number, { id, seconds }] of all) if (isOurs(number)) seen.set(id, seconds);
  };
  look();
  const timer = setInterval(look, milliseconds);
  return () => {
    clearInterval(timer);
    look();
    return seen.size === 0 ? undefined : [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}
