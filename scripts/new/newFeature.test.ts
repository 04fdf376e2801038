import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../setup/root.mjs';
import { writeNew } from './writeNew.mjs';

const wrong = 'packages/features/src/checkout/storeMap/wrong.ts';
const lintTypesOnly = ['--allow', 'all', '--type-aware', '--type-check'];

let project = '';
let written: string[] = [];
/** The new files that hold code. */
let code: string[] = [];

/** Runs a tool of the project on the copy. */
function run(tool: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('node_modules', tool), ...options], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}

/** A copy of the packages' sources, which finds itself where the project's own packages would be found. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@touchline') link(inRoot('node_modules', name), 'node_modules', name);
  link(inRoot('packages/commerce'), 'packages/commerce');
  for (const name of ['contract', 'design-system', 'features', 'storefront']) {
    const [from, to] = [inRoot('packages', name), join(project, 'packages', name)];
    for (const part of readdirSync(from).filter((each) => !/^(dist|node_modules)$/.test(each)))
      if (name === 'features' || name === 'storefront')
        cpSync(join(from, part), join(to, part), { recursive: true });
      else link(join(from, part), 'packages', name, part);
    link(to, 'node_modules/@touchline', name);
  }
  cpSync(inRoot('tsconfig.base.json'), join(project, 'tsconfig.base.json'));
  written = await writeNew(project, 'feature', 'checkout/storeMap');
  code = written.filter((path) => /(storeMap|StoreMap).*\.tsx?$/.test(path));
  writeFileSync(join(project, 'packages/storefront/src/routes/storeMap.test.ts'), pageTest);
  writeFileSync(join(project, wrong), `export const price: number = 'ten';\n`);
  const settings = { noEmit: true, types: ['node', 'vite/client'] };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: settings,
      files: [...code, wrong],
    }),
  );
  writeFileSync(
    join(project, 'vitest.config.mjs'),
    `const conditions = ['touchline-source', 'module', 'node', 'development|production'];
export default {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { include: ['packages/features/src/checkout/storeMap/*.test.ts', 'packages/storefront/src/routes/storeMap.test.ts'] },
};
`,
  );
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

function link(target: string, ...path: string[]) {
  const place = join(project, ...path);
  mkdirSync(join(place, '..'), { recursive: true });
  symlinkSync(target, place, 'junction');
}

/** Opens the page as server and browser do. */
const pageTest = `import { getNavigation } from '@touchline/contract/product/endpoints';
import { expect, it } from 'vitest';
import * as modules from '../state/modules.ts';
import { openRoute } from './openRoute.ts';
import { pageRoutes, routeNamed } from './routes.ts';
import { testStores } from '../state/testing/testStores.ts';

it('is a page of the shop', async () => {
  const stores = await testStores();
  stores.server.on(getNavigation, { answer: [] });
  const route = routeNamed(pageRoutes('gb'), 'StoreMapPage');
  const url = new URL('https://shop.example/gb/store-map');
  expect(route.path).toBe(url.pathname);
  const opened = await openRoute(route, { stores, url, params: {}, signal: AbortSignal.timeout(5_000) });
  expect(opened).toMatchObject({ status: 200, head: { title: 'New | Touchline' } });
  expect(stores.toSnapshot('everybody')).toMatchObject({ storeMap: { status: { kind: 'ready' } } });
  expect(modules.storeMapModule.stores.map(({ key }) => key)).toEqual(['storeMap']);
});
`;

describe('a new feature, as npm run new feature writes it', () => {
  it('consists of its module and its page, one line in the list of modules, and a route', () => {
    const folders = [...new Set(written.map((path) => path.split('/').slice(0, 6).join('/')))];
    expect(folders.filter((path) => !/\/(storeMap)\//.test(`${path}/`))).toEqual([
      'packages/storefront/src/state/modules.ts',
      'packages/storefront/src/routes/routes.ts',
    ]);
    for (const [path, lines] of [
      ['packages/storefront/src/state/modules.ts', 1],
      ['packages/storefront/src/routes/routes.ts', 6],
    ] as const) {
      const before = readFileSync(inRoot(path), 'utf8').split('\n');
      const after = readFileSync(join(project, path), 'utf8').split('\n');
      expect(after.length - before.length).toBeLessThanOrEqual(lines);
      expect(before.filter((line) => !after.includes(line))).toEqual([]);
    }
  });

  it('has correct types', () => {
    // The compiler of the linter takes a fifth of the time. A wrong file shows that it looks.
    const { output } = run('oxlint/bin/oxlint', ...lintTypesOnly, ...code, wrong);
    expect(output.match(/typescript\(TS\d+\)/g), output).toEqual(['typescript(TS2322)']);
    expect(output).toContain(wrong);
  }, 240_000);

  it('passes its own tests, and its page opens', () => {
    const { status, output } = run('vitest/vitest.mjs', 'run', '--root', project);
    expect(status, output).toBe(0);
    expect(output).toMatch(/Test Files +2 passed/);
  }, 120_000);
});
