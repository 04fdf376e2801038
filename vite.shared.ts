import { defaultClientConditions, defaultServerConditions } from 'vite';

// What every Vite of this repository must agree on: the storefront's, the design system's, Storybook's and Vitest's.

/** In the workspace a package is read from its source, so that a change shows at once. */
export const clientConditions = ['touchline-source', ...defaultClientConditions];
export const serverConditions = ['touchline-source', ...defaultServerConditions];

/**
 * Class names that are the same in the server's and the browser's build. Without it the two drift apart in
 * production without a word, and hydration keeps the wrong styles.
 */
export const styledComponentsOxc = {
  plugins: { styledComponents: { ssr: true, displayName: true, fileName: false, namespace: 'tl' } },
};

/**
 * What stories and component tests load from node_modules, told in advance: a dependency that Vite meets only
 * while a test runs makes it reload the page under that test.
 */
export const browserDependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router-dom',
  'styled-components',
  'mobx',
  'mobx-react-lite',
  'i18next',
  'storybook/test',
  '@storybook/react-vite',
  'axe-core',
  '@touchline/design-system > @radix-ui/react-dialog',
  '@touchline/design-system > libphonenumber-js/min',
  '@touchline/design-system > @floating-ui/dom',
  '@touchline/design-system > downshift',
  '@touchline/design-system > uqr',
  '@touchline/contract > zod',
  '@touchline/contract > zod/mini',
  '@touchline/features > altcha-lib',
  '@touchline/features > altcha-lib/algorithms/web/pbkdf2',
];
