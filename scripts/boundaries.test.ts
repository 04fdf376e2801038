import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inRoot } from './setup/root.mjs';

const forbidden = [
  ['packages/design-system/src/Button/Button.tsx', '@touchline/contract/money', 'packages/features'],
  ['packages/design-system/src/Button/Button.tsx', 'mobx', 'packages/features'],
  ['packages/contract/src/money.ts', '@touchline/commerce/app', 'packages/commerce'],
  ['packages/features/src/cart/basket/BasketStore.ts', '@touchline/commerce/app', '@touchline/contract'],
  ['packages/features/src/cart/basket/Basket.tsx', 'react-router-dom', 'packages/storefront'],
  ['packages/features/src/cart/basket/Basket.tsx', '@radix-ui/react-dialog', 'packages/design-system'],
  ['packages/commerce/src/sales/basket/basket.ts', 'node:fs', 'packages/commerce/src/node'],
  ['packages/commerce/src/sales/basket/basket.ts', '@touchline/features/cart/basket', 'packages/features'],
  ['packages/storefront/src/routes/home.tsx', 'kysely', 'packages/commerce'],
] as const;

const allowed = [
  ['packages/features/src/cart/basket/BasketStore.ts', '@touchline/contract/money'],
  ['packages/commerce/src/node/files.ts', 'node:fs'],
  ['packages/commerce/src/sales/basket/basket.test.ts', 'node:fs'],
  ['packages/storefront/src/routes/home.tsx', '@touchline/features/cart/basket'],
] as const;

interface Diagnostic {
  message: string;
  code: string;
  help: string | null;
  filename: string;
  labels: { span: { line: number } }[];
}

/** What each file of a project imports, one import a line. */
const importsOf = new Map<string, string[]>();
for (const [path, from] of [...forbidden, ...allowed])
  importsOf.set(path, [...(importsOf.get(path) ?? []), from]);

let found: Diagnostic[] = [];
/** Runs the linter once on a project that has all of the imports. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    copyFileSync(inRoot('.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [path, sources] of importsOf) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const lines = sources.map((from, at) => `import { x as x${at} } from '${from}';`);
      const used = sources.map((_, at) => `x${at}`).join(', ');
      writeFileSync(join(folder, path), `${lines.join('\n')}\nexport const y = [${used}];\n`);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [inRoot('node_modules/oxlint/bin/oxlint'), '--format', 'json'],
      { cwd: folder, encoding: 'utf8' },
    );
    ({ diagnostics: found } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** What the linter says to an import. */
const said = (path: string, from: string) => {
  const line = (importsOf.get(path)?.indexOf(from) ?? 0) + 1;
  return found
    .filter(({ filename, labels }) => filename.endsWith(path) && labels[0]?.span.line === line)
    .map(({ code, message, help }) => `${code} ${message} ${help}`)
    .join('\n');
};

it.each(forbidden)('%s may not import %s, and the error says where the code belongs', (path, from, place) => {
  expect(said(path, from)).toContain('no-restricted-imports');
  expect(said(path, from)).toContain(place);
});

it.each(allowed)('%s may import %s', (path, from) => {
  expect(said(path, from)).not.toContain('no-restricted-imports');
});
