// npm run new component PasswordField, npm run new feature giftCard: creates the standard files, including story and test; of a feature its page, too.
// npm run new brand my-brand: copies the folder of the first brand.
import { root } from './setup/root.mjs';
import { runTool } from './setup/log.mjs';
import { writeNew } from './new/writeNew.mjs';

await runTool(async () => {
  const [kind, name] = process.argv.slice(2);
  for (const path of await writeNew(root, kind, name)) console.log(path);
  console.log(
    kind === 'brand'
      ? 'Next: change what it says, then `npm run tokens -w packages/design-system`, and `BRAND=NAME npm start`.'
      : 'Next: write its storyboard. Then `npm test -- unit components stories` and `npm run check`.',
  );
});
