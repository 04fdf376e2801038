import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');

const preact = folder('packages/storefront/src/preact/');
const mobx = folder('packages/storefront/src/mobx/');

/** The built shop runs on Preact instead of React (ADR 34): what the parts of React are in its files. */
export const preactAliases: Alias[] = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: `${preact}dom.ts` },
  { find: /^react\/jsx-runtime$/, replacement: `${preact}jsxRuntime.ts` },
  { find: /^react-dom\/client$/, replacement: `${preact}client.ts` },
  { find: /^\.\/HydrateLater\.ts$/, replacement: `${preact}HydrateLater.ts` },
  { find: /^\.\/toHtml\.ts$/, replacement: `${preact}toHtml.ts` },
  { find: /^\.\/fragmentCache\.ts$/, replacement: `${preact}fragmentCache.ts` },
];

/** Nothing is kept in a browser (ADR 35). */
export const browserAliases: Alias[] = [{ find: /^\.\/Cached\.ts$/, replacement: `${preact}Cached.ts` }];

/** On the server nothing is observed (ADR 37). */
export const plainStoreAliases: Alias[] = [
  { find: /^mobx$/, replacement: `${mobx}onServer.ts` },
  { find: /^mobx-react-lite$/, replacement: `${mobx}reactOnServer.ts` },
];

/** Libraries that import React, and what they import: the server's build bundles them, so that they get Preact, too. */
export const librariesOnReact = [
  /^preact/,
  'downshift',
  /^@radix-ui\//,
  /^react-(remove|style)-/,
  /^use-/,
  ...[
    'aria-hidden',
    'compute-scroll-into-view',
    'get-nonce',
    'prop-types',
    'react-is',
    'tslib',
    /^@babel\/runtime/,
  ],
];
