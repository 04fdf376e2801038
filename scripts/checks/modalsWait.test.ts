import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const packages = new URL('../../packages/', import.meta.url);

/** Code that opens something above the page and blocks the rest. */
const blocks = /styled\.dialog|<dialog\b|react-dialog|showModal\(|aria-modal|::backdrop/;
/** A modal that keeps the dialogs that open by themselves waiting. */
const waits = /\buseOpenModal\(/;

it('every dialog and drawer of the shop keeps those that open by themselves waiting', () => {
  const files = ['design-system', 'features', 'storefront'].flatMap((name) =>
    readdirSync(new URL(`${name}/src`, packages), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.(test|stories|fixtures))\.tsx$/.test(file))
      .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`),
  );
  const modals = files.filter((file) => blocks.test(readFileSync(new URL(file, packages), 'utf8')));
  expect(modals.toSorted()).toEqual([
    'design-system/src/Curtain/Curtain.tsx',
    'design-system/src/Dialog/Dialog.tsx',
    'design-system/src/Dialog/NativeDialog.tsx',
    'design-system/src/Drawer/Drawer.tsx',
  ]);
  for (const file of modals) expect(readFileSync(new URL(file, packages), 'utf8'), file).toMatch(waits);
});
