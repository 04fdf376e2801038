import { spawn } from 'node:child_process';
import { Refusal } from './log.mjs';

/**
 * Runs a program to its end and returns its exit code. SIGINT and SIGTERM are forwarded to it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { limitMinutes?: number, onStart?: (pid: number) => void }} [options]
 *   stdio is inherited by default; after `limitMinutes` the program and its children are killed
 * @returns {Promise<number>}
 */
export function run(command, args, { limitMinutes, onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const ownGroup = limitMinutes !== undefined;
    const child = spawn(command, args, { stdio: 'inherit', detached: ownGroup, ...options });
    if (child.pid) onStart?.(child.pid);
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      try {
        if (ownGroup && child.pid) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // It has ended in the meantime.
      }
    };
    const timer = ownGroup && setTimeout(() => end('SIGKILL'), limitMinutes * 60_000);
    const stop = () => {
      if (timer) clearTimeout(timer);
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    child.once('error', (error) => {
      stop();
      const gone = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
      reject(gone ? new Refusal(`The program "${command}" is not installed.`) : error);
    });
    child.once('exit', (code, signal) => {
      stop();
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** Runs the npm that started this script, so that the version stays the same. @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(process.execPath, [own, ...args], options) : run('npm', args, options);
}
