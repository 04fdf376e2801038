import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { libraryConfig } from '../design-system/build/libraryConfig.ts';
import manifest from './package.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const sources = new URL('src/', folder);
const modules = readdirSync(sources)
  .flatMap((name) => [`${name}/index`, `${name}/module`])
  .filter((name) => existsSync(new URL(`${name}.ts`, sources)))
  .map((name) => [name, new URL(`${name}.ts`, sources)] as const);

export default defineConfig(
  libraryConfig({
    folder,
    sources,
    // A separate entry, because it depends on i18next: an application may use another translator.
    entries: {
      ...Object.fromEntries(modules),
      'i18n/i18nextTranslator': new URL('i18n/i18nextTranslator.ts', sources),
    },
    namespace: 'features',
    manifest,
  }),
);
