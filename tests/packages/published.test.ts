import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inRoot } from '../../scripts/setup/root.mjs';
import { packDesignSystem } from './support/packDesignSystem.ts';

vi.stubEnv('NODE_ENV', 'production');

const place = inRoot('reports/published');
let tarball: string;
let installed: string;

beforeAll(async () => {
  ({ tarball, installed } = await packDesignSystem(place));
}, 120_000);

/** What one entry brings to a page that has React and styled-components: its size packed, and whose code it is. */
async function weigh(entry: string): Promise<{ bytes: number; libraries: string[] }> {
  const libraries = new Set<string>();
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'whose-code',
        generateBundle(_, bundle) {
          for (const file of Object.values(bundle))
            for (const id of file.type === 'chunk' && file.isEntry ? Object.keys(file.modules) : [])
              libraries.add(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? '');
        },
      },
    ],
    build: {
      write: false,
      lib: { entry: join(installed, 'dist/exports', `${entry}.js`), formats: ['es'], fileName: entry },
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'],
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const entryOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    file.type === 'chunk' && file.isEntry;
  const chunk = result[0]?.output.find(entryOf);
  const code = chunk?.type === 'chunk' ? chunk.code : '';
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return {
    bytes: gzipSync(code).length,
    libraries: Object.keys(dependencies).filter((name) => libraries.has(name)),
  };
}

describe('The published design system', { timeout: 180_000 }, () => {
  it('has a manifest in order', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg as object))).toEqual([]);
  });

  it('has types where they are looked for, for every way of resolving modules that knows ES modules', async () => {
    const { problems = [] } = (await checkPackage(
      createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
    )) as { problems?: { kind: string; resolutionKind?: string }[] };
    // An ES package: `require` is Node's own affair, and Node 10 knew no export maps.
    const known = problems.filter(
      ({ kind, resolutionKind }) =>
        !(kind === 'CJSResolvesToESM' || (kind === 'NoResolution' && resolutionKind === 'node10')),
    );
    expect(known).toEqual([]);
  });

  it('brings little with each entry, and no entry another one’s library, as the table says', async () => {
    const entries = readdirSync(join(installed, 'dist/exports'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.replace('.js', ''));
    const rows: string[] = [];
    for (const entry of entries) {
      const { bytes, libraries } = await weigh(entry);
      if (entry === 'Button') expect(bytes).toBeLessThanOrEqual(2 * 1024);
      // To half a kilobyte: packers differ a little.
      rows.push(`| ${entry} | ${Math.ceil(bytes / 512) / 2} | ${libraries.join(', ')} |`);
    }
    const table = ['| entry | KB at most | libraries |', '| --- | ---: | --- |', ...rows].join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('../../packages/design-system/docs/sizes.md');
  });
});
