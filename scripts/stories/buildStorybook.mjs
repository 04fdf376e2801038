import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { Refusal, log, stopwatch } from '../setup/log.mjs';

/** Storybook ships the code of its own window as it was written: a third of it is white space and long names. @param {string} output */
async function minifyManager(output) {
  const folder = join(output, 'sb-manager');
  if (!existsSync(folder)) return;
  const { minifySync } = await import('vite');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const path = join(folder, name);
    const { code, errors } = minifySync(name, readFileSync(path, 'utf8'), { module: true });
    if (errors.length === 0 && code) writeFileSync(path, code);
  }
}

/**
 * Builds the Storybook of a folder's sources.
 * @param {string} folder of a clone
 * @param {string} output
 * @param {readonly string[]} [files] of stories, for a Storybook of these alone: none for all
 */
export async function buildStorybook(folder, output, files = []) {
  const time = stopwatch();
  log(`Building the Storybook of ${folder === root ? 'the working tree' : 'the base'}.`);
  const args = [
    join(folder, 'node_modules/storybook/dist/bin/dispatcher.js'),
    'build',
    '--quiet',
    '-o',
    output,
  ];
  const code = await run(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORY_FILES: files.join(' ') },
  });
  if (code !== 0) throw new Refusal('The Storybook could not be built: see the message above.');
  await minifyManager(output);
  log(`Built in ${time()}.`);
}
