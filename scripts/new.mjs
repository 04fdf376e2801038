// npm run new component PasswordField, npm run new feature checkout/storeMap: creates the standard files, including story and test; of a feature its page, too.
// npm run new brand my-brand: copies the folder of the first brand. npm run new legal FOLDER: writes templates of its legal pages.
import { root } from './setup/root.mjs';
import { runTool } from './setup/log.mjs';
import { writeNew } from './new/writeNew.mjs';

/** @type {Readonly<Record<string, string>>} */
const next = {
  component: 'write its storyboard. Then `npm test -- unit components stories` and `npm run check`.',
  brand: 'change what it says, then `npm run tokens -w packages/design-system`, and `BRAND=NAME npm start`.',
  legal: 'fill the gaps in [[brackets]]. A page is shown once it has none.',
};

await runTool(async () => {
  const [kind, name] = process.argv.slice(2);
  for (const path of await writeNew(root, kind, name)) console.log(path);
  console.log(`Next: ${next[kind ?? ''] ?? next.component}`);
});
