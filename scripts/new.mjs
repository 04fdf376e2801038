// npm run new component PasswordField, npm run new feature giftCard: creates a folder with the standard files, including story and test.
import { root } from './setup/root.mjs';
import { runTool } from './setup/log.mjs';
import { writeNew } from './new/writeNew.mjs';

await runTool(async () => {
  const [kind, name] = process.argv.slice(2);
  for (const path of await writeNew(root, kind, name)) console.log(path);
  console.log('Next: write its storyboard. Then `npm test -- unit components stories` and `npm run check`.');
});
