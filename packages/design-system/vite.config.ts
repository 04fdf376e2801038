import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

const exportsFolder = new URL('./exports/', import.meta.url);
const entries = readdirSync(exportsFolder)
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => [`exports/${file.replace(/\.ts$/, '')}`, new URL(file, exportsFolder).pathname]);
const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/** The library: a module for each module, nothing bundled, so that Button brings no dialog. */
export default defineConfig({
  publicDir: false,
  oxc: { plugins: { styledComponents: { ssr: true, displayName: true, pure: true, namespace: 'ds' } } },
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: { entry: Object.fromEntries(entries), formats: ['es'] },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
    },
  },
});
