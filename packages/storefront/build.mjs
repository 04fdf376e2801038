// Builds the shop: the browser's files (compressed in advance), its bootstrap, and the server.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { billOfMaterials } from './bill.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
process.chdir(here);
process.env.NODE_ENV = 'production';
rmSync(join(here, 'dist'), { recursive: true, force: true });

await build({ root: here, logLevel: 'warn' });
await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'src/browser/bootstrap.ts',
      formats: ['iife'],
      name: 'touchlineBootstrap',
      fileName: () => 'bootstrap.js',
    },
  },
});
await build({ root: here, logLevel: 'warn', configFile: join(here, 'vite.desk.config.ts') });
await build({ root: here, logLevel: 'warn', build: { ssr: true } });

writeFileSync(join(here, 'dist/sbom.cdx.json'), billOfMaterials(join(here, '../..')));

const client = join(here, 'dist/client');
mkdirSync(join(here, 'dist/server'), { recursive: true });

/** @param {string} folder @returns {Generator<string>} */
function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}
for (const path of files(client)) {
  if (!/\.(js|css|svg|json|webmanifest)$/.test(path)) continue;
  const bytes = readFileSync(path);
  if (bytes.length < 500) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
