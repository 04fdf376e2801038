import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { libraryConfig } from './build/libraryConfig.ts';
import manifest from './package.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const entries = readdirSync(new URL('exports/', folder))
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => [`exports/${file.replace(/\.ts$/, '')}`, new URL(`exports/${file}`, folder)] as const);

export default defineConfig(
  libraryConfig({ folder, sources: folder, entries: Object.fromEntries(entries), namespace: 'ds', manifest }),
);
