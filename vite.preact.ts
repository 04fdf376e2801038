import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const preact = fileURLToPath(new URL('packages/storefront/src/preact/', import.meta.url)).replaceAll(
  '\\',
  '/',
);

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

/** Libraries that import React, and what they import: the server's build bundles them, so that they get Preact, too. */
export const librariesOnReact = [
  /^preact/,
  'mobx-react-lite',
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
