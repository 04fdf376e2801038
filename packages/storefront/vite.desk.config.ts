import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientConditions } from '../../vite.shared.ts';
import { staticStyles } from './build/staticStyles.ts';

// The desk has a build of its own: its code shares no file with the shop's pages, which it would make larger.
export default defineConfig({
  plugins: [staticStyles({ isServerRendered: false }), react()],
  resolve: {
    conditions: clientConditions,
    dedupe: ['react', 'react-dom', 'styled-components', 'mobx'],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/desk.json',
    assetsDir: 'assets/desk',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { desk: 'src/desk/main.tsx' },
      // The messages of a language are files of their own; everything else the desk always needs.
      output: { chunkFileNames: 'assets/desk/[hash].js' },
    },
  },
});
