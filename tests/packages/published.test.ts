import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { format, resolveConfig } from 'prettier';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inRoot } from '../../scripts/setup/root.mjs';
import { packDesignSystem } from './support/packDesignSystem.ts';

vi.stubEnv('NODE_ENV', 'production');

const readmePath = inRoot('packages/design-system/README.md');
let tarball: string;
let installed: string;

beforeAll(async () => {
  ({ tarball, installed } = await packDesignSystem());
}, 300_000);

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** What one entry adds to a page that has React and styled-components: its compressed size, and the libraries it contains. */
async function weigh(entry: string): Promise<{ bytes: number; libraries: string[]; onUse: string[] }> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(installed, 'dist/exports', `${entry}.js`), formats: ['es'], fileName: entry },
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'],
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = result[0]?.output ?? [];
  const chunks = files.filter(isChunk);
  // Static imports load with the entry; the rest loads on use.
  const atOnce = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  for (const name of atOnce)
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? [])
      atOnce.add(imported);
  const [now, later] = [true, false].map((isNow) =>
    chunks.filter((chunk) => atOnce.has(chunk.fileName) === isNow),
  ) as [Rolldown.OutputChunk[], Rolldown.OutputChunk[]];
  return {
    bytes: now.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    libraries: librariesIn(now),
    onUse: librariesIn(later),
  };
}

/** The dependencies of the package whose code is in some chunks. */
function librariesIn(chunks: Rolldown.OutputChunk[]): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules));
  return Object.keys(dependencies).filter((name) => ids.some((id) => id.includes(`node_modules/${name}/`)));
}

describe('The published design system', { timeout: 180_000 }, () => {
  it('has a valid manifest', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg as object))).toEqual([]);
  });

  it('has types for every module resolution mode that supports ES modules', async () => {
    const { problems = [] } = (await checkPackage(
      createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
    )) as { problems?: { kind: string; resolutionKind?: string }[] };
    // An ES package: `require` is left to Node, and Node 10 did not support export maps.
    const known = problems.filter(
      ({ kind, resolutionKind }) =>
        !(kind === 'CJSResolvesToESM' || (kind === 'NoResolution' && resolutionKind === 'node10')),
    );
    expect(known).toEqual([]);
  });

  it('adds little with each entry and no library of another entry, as its README states', async () => {
    const entries = readdirSync(join(installed, 'dist/exports'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.replace('.js', ''));
    const rows: string[] = [];
    const libraries: Record<string, string[]> = {};
    for (const entry of entries) {
      const weight = await weigh(entry);
      if (entry === 'Button') expect(weight.bytes).toBeLessThanOrEqual(2 * 1024);
      if (weight.libraries.length) libraries[entry] = weight.libraries;
      // Rounded to half a kilobyte, because bundlers differ slightly.
      const kilobytes = Math.ceil(weight.bytes / 512) / 2;
      rows.push(`| ${entry} | ${kilobytes} | ${weight.libraries.join(', ')} | ${weight.onUse.join(', ')} |`);
    }
    // Not a snapshot, which `-u` would update: the libraries of an entry are a decision.
    expect(libraries).toEqual({
      ComboBox: ['@floating-ui/dom', 'react-aria', 'react-stately'],
      Curtain: ['@radix-ui/react-dialog', 'get-nonce', 'react-remove-scroll'],
      Dialog: ['@radix-ui/react-dialog', 'get-nonce', 'react-remove-scroll'],
      Menu: ['react-aria'],
      QrCode: ['uqr'],
    });

    const table = ['| entry | KB | brings | loads on use |', '| --- | ---: | --- | --- |', ...rows].join(
      '\n',
    );
    const readme = readFileSync(readmePath, 'utf8');
    const measured = readme.replace(/(<!-- sizes -->).*(<!-- end of sizes -->)/s, `$1\n\n${table}\n\n$2`);
    const options = { ...(await resolveConfig(readmePath)), filepath: readmePath };
    await expect(await format(measured, options)).toMatchFileSnapshot(readmePath);
  });
});
