// npm run storybook:build: the Storybook as static files, in storybook-static or `--output-dir FOLDER`. Fails above 40 MB.
import './setup/node.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, root } from './setup/root.mjs';
import { runTool } from './setup/log.mjs';
import { buildStorybook } from './stories/buildStorybook.mjs';
import { checkSize } from './stories/storybookSize.mjs';

await runTool(async () => {
  // Chromatic adds options of Storybook's own command, of which only the folder matters here.
  const { values } = parseArgs({ options: { 'output-dir': { type: 'string', short: 'o' } }, strict: false });
  const folder = resolve(String(values['output-dir'] ?? inRoot('storybook-static')));
  await buildStorybook(root, folder);
  checkSize(folder);
});
