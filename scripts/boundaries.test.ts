import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './setup/root.mjs';

/** The linter's output for a project with only this file. */
function lint(path: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    copyFileSync(inRoot('.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    return spawnSync(process.execPath, [inRoot('node_modules/oxlint/bin/oxlint')], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const imports = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;

it.each([
  ['packages/design-system/src/Button/Button.tsx', '@touchline/contract/money', 'packages/features'],
  ['packages/design-system/src/Button/Button.tsx', 'mobx', 'packages/features'],
  ['packages/contract/src/money.ts', '@touchline/commerce/app', 'packages/commerce'],
  ['packages/features/src/basket/BasketStore.ts', '@touchline/commerce/app', '@touchline/contract'],
  ['packages/features/src/basket/Basket.tsx', 'react-router-dom', 'packages/storefront'],
  ['packages/features/src/basket/Basket.tsx', '@radix-ui/react-dialog', 'packages/design-system'],
  ['packages/commerce/src/basket/basket.ts', 'node:fs', 'packages/commerce/src/node'],
  ['packages/commerce/src/basket/basket.ts', '@touchline/features/basket', 'packages/features'],
  ['packages/storefront/src/routes/home.tsx', 'kysely', 'packages/commerce'],
])('%s may not import %s, and the error says where the code belongs', (path, from, place) => {
  const output = lint(path, imports(from));
  expect(output).toContain('no-restricted-imports');
  expect(output.replaceAll(/\s+/g, ' ')).toContain(place);
});

it.each([
  ['packages/features/src/basket/BasketStore.ts', '@touchline/contract/money'],
  ['packages/commerce/src/node/files.ts', 'node:fs'],
  ['packages/commerce/src/basket/basket.test.ts', 'node:fs'],
  ['packages/storefront/src/routes/home.tsx', '@touchline/features/basket'],
])('%s may import %s', (path, from) => {
  expect(lint(path, imports(from))).not.toContain('no-restricted-imports');
});
