import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

const input = (index: string) => ({ build: { rolldownOptions: { input: { index } } } });

export default defineConfig({
  plugins: [rsc()],
  environments: {
    rsc: input('./entry.rsc.tsx'),
    ssr: input('./entry.ssr.tsx'),
    client: input('./entry.browser.tsx'),
  },
});
