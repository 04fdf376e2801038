import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { libraryConfig } from '../design-system/build/libraryConfig.ts';
import manifest from './package.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const sources = new URL('src/', folder);
/** Doors that have a name of their own, for parts that load apart: an application without them does not get their code. */
const named = Object.values(manifest.exports)
  .map((door) => door['touchline-source'].slice('./src/'.length))
  .filter((path) => !path.includes('*'));
const doors = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\/(index|module)\.ts$/.test(path) || named.includes(path))
  .map((path) => [path.replace(/\.ts$/, ''), new URL(path, sources)] as const);

export default defineConfig(
  libraryConfig({
    folder,
    sources,
    entries: Object.fromEntries(doors),
    namespace: 'features',
    manifest,
  }),
);
