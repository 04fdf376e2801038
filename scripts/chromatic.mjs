// npm run chromatic: publishes the Storybook to Chromatic, where its pictures are reviewed. Needs a project token.
import { inRoot, root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { Refusal, runTool } from './setup/log.mjs';

await runTool(() => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    throw new Refusal(
      'Chromatic needs a project token in CHROMATIC_PROJECT_TOKEN. Without one, `npm run pictures -- --base main` compares on this machine.',
    );
  return run(process.execPath, [inRoot('node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)], {
    cwd: root,
  });
});
