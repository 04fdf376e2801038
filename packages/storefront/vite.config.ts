import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientConditions, serverConditions, styledComponentsOxc } from '../../vite.shared.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  oxc: styledComponentsOxc,
  resolve: {
    conditions: isSsrBuild ? serverConditions : clientConditions,
    dedupe: ['react', 'react-dom', 'styled-components', 'mobx'],
  },
  ssr: {
    // Our own packages are bundled from source, and styled-components, whose default export Node reads differently;
    // everything else is loaded from node_modules.
    noExternal: [/^@touchline\//, 'styled-components'],
    resolve: { conditions: serverConditions, externalConditions: serverConditions },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { main: 'src/server/main.ts' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { main: 'src/client/main.tsx' } },
      },
}));
