import { readFileSync, readdirSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second. */
const millisecondsATick = 10;

/** The numbers of `/proc/PID/stat` that follow the program's name, which may itself contain spaces. @param {number | string} pid */
function statOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const numbers = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = numbers;
  // Fields 14 to 17 of proc(5): its own user and system time, and that of its children that have ended.
  const milliseconds = (/** @type {number} */ first) =>
    ((numbers[first] ?? 0) + (numbers[first + 1] ?? 0)) * millisecondsATick;
  return { parent, own: milliseconds(11), ofEnded: milliseconds(13) };
}

/**
 * Processor time of a process in milliseconds, with all its threads. What else the machine does counts less than in the
 * time on the clock: with eight times the work that its processors can do, it was twice as long. Needs Linux; NaN
 * elsewhere.
 * @param {number | undefined} pid
 */
export function processorTime(pid) {
  if (pid === undefined || process.platform !== 'linux') return Number.NaN;
  return statOf(pid).own;
}

/** The same of a process and all its children, such as a PostgreSQL server with its connections. @param {number | undefined} pid */
export function processorTimeOfFamily(pid) {
  if (pid === undefined || process.platform !== 'linux') return Number.NaN;
  const { own, ofEnded } = statOf(pid);
  let sum = own + ofEnded;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const child = statOf(name);
      if (child.parent === pid) sum += child.own;
    } catch {
      // It has ended since the list was read.
    }
  }
  return sum;
}
