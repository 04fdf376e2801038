// npm run pictures: a picture of every story, and what changed against another revision, without a cloud.
//   npm run pictures                          takes the pictures of the working tree: pictures/now
//   npm run pictures -- --base main           compares with main, writes pictures/report/index.html, exit 1 on differences
//   npm run pictures -- --base main --accept  takes over what changed into .storybook/acceptedPictures.json, to be committed
//   npm run pictures -- --accept-these A,B   accepts only these pictures of the last comparison, without taking any
//   npm run pictures -- --only Features/Cart  only stories whose Title/Name holds this pattern
//   npm run pictures -- --changed             only stories near a change since the base (by default main)
import './setup/node.mjs';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inRoot, root } from './setup/root.mjs';
import { Refusal, runTool, log } from './setup/log.mjs';

await runTool(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      changed: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      'accept-these': { type: 'string' },
    },
  });
  if (values.accept && !values.base) throw new Refusal('--accept needs --base REVISION to compare with.');
  const list = inRoot('.storybook/acceptedPictures.json');
  const now = inRoot('pictures/now');
  if (values['accept-these'] !== undefined) {
    const { acceptThese } = await import('./pictures/accepted.mjs');
    const names = values['accept-these'].split(',').filter(Boolean);
    acceptThese(list, names, now);
    log(`${names.length} accepted. Commit .storybook/acceptedPictures.json.`);
    return 0;
  }
  await ensureInstalled();
  /** Those to be built: none for all. @type {readonly string[]} */
  let files = [];
  if (values.changed) {
    if (values.only) throw new Refusal('--changed chooses the stories itself: leave --only away.');
    const { storiesOfChange } = await import('./pictures/changedStories.mjs');
    const near = storiesOfChange(root, values.base);
    if (!near) {
      log('No story is near what changed.');
      return 0;
    }
    values.only = near.pattern;
    files = near.files;
  }
  const only = new RegExp(values.only, 'i');
  const executablePath = await ensureChromium();
  const { buildStorybook } = await import('./stories/buildStorybook.mjs');
  const { commitOf, withStorybookOf } = await import('./pictures/storybookOf.mjs');
  const { takePictures } = await import('./pictures/takePictures.mjs');
  const { comparePictures } = await import('./pictures/comparePictures.mjs');
  const { accept, markAccepted, readAccepted } = await import('./pictures/accepted.mjs');
  const { reportPage } = await import('./pictures/reportPage.mjs');
  const commit = values.base && commitOf(values.base);

  rmSync(now, { recursive: true, force: true });
  // One of a few stories does not take the place of the whole.
  const storybook = inRoot(files.length ? 'pictures/storybook' : 'storybook-static');
  await buildStorybook(root, storybook, files);
  const failures = await takePictures({
    storybook,
    folder: now,
    executablePath,
    only,
  });
  for (const failure of failures) console.error(`Could not be drawn: ${failure}`);
  if (!commit) {
    console.log('The pictures are in pictures/now. Compare with --base REVISION.');
    return failures.length ? 1 : 0;
  }

  // A revision's pictures never change: they are taken once. With --only those of a pattern are kept beside others.
  const kept = inRoot('pictures/base', commit);
  const before = values.only && !existsSync(kept) ? inRoot('pictures/base-only', commit) : kept;
  const patterns = join(before, 'patterns.txt');
  const isTaken =
    before === kept
      ? existsSync(kept)
      : existsSync(patterns) && readFileSync(patterns, 'utf8').split('\n').includes(values.only);
  if (!isTaken) {
    const taking = before === kept ? `${before}.taking` : before;
    if (before === kept) rmSync(taking, { recursive: true, force: true });
    mkdirSync(taking, { recursive: true });
    await withStorybookOf(commit, files, async (its) => {
      const gaps = await takePictures({ storybook: its, folder: taking, executablePath, only });
      for (const gap of gaps) console.error(`Could not be drawn in ${values.base}: ${gap}`);
    });
    if (before === kept) renameSync(taking, before);
    else appendFileSync(patterns, `${values.only}\n`);
  }

  const report = inRoot('pictures/report');
  rmSync(report, { recursive: true, force: true });
  // With --only, pictures that were not taken now are not gone.
  const { readdirSync } = await import('node:fs');
  const taken = new Set(readdirSync(now));
  const isWanted = (/** @type {string} */ name) => !values.only || taken.has(name);
  const found = comparePictures({ before, after: now, differences: `${report}/differences` }, isWanted);
  if (values.accept) accept(list, found, now);
  const comparisons = markAccepted(found, readAccepted(list), now);
  const folders = {
    before: `../${before === kept ? 'base' : 'base-only'}/${commit}`,
    after: '../now',
    differences: 'differences',
  };
  writeFileSync(
    `${report}/index.html`,
    reportPage(comparisons, { ...folders, base: `${values.base} (${commit.slice(0, 9)})` }),
  );

  const different = comparisons.filter(({ outcome }) => !['same', 'accepted'].includes(outcome));
  const same = comparisons.filter(({ outcome }) => outcome === 'same').length;
  for (const { name, outcome } of different) console.log(`${outcome.padEnd(8)} ${name}`);
  log(
    `${same} the same, ${comparisons.length - same - different.length} accepted, ${different.length} different. See pictures/report/index.html`,
  );
  return different.length || failures.length ? 1 : 0;
});
