import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { countProcessorSeconds } from './processorSeconds.mjs';

/** Works for at least 0.3 seconds of processor time, waits for a look, and starts another one that does the same first. */
const work = 'while (process.cpuUsage().user < 300000) for (let at = 0; at < 3e6; at += 1) Math.sqrt(at);';
const program = `
  require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(`${work}setTimeout(() => {}, 60)`)}]);
  ${work}`;

it.skipIf(process.platform !== 'linux')(
  'counts what a program uses, and what those use that it starts',
  async () => {
    const child = spawn(process.execPath, ['-e', program]);
    const count = countProcessorSeconds(child.pid ?? 0, 20);
    await once(child, 'exit');
    const seconds = count();
    expect(seconds).toBeGreaterThan(0.55);
    expect(seconds).toBeLessThan(2.5);
  },
);
