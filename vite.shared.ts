import { defaultClientConditions, defaultServerConditions } from 'vite';

// Settings shared by every Vite configuration: storefront, design system, Storybook and Vitest.

/** In the workspace, packages are loaded from their sources, so that changes are visible immediately. */
export const clientConditions = ['touchline-source', ...defaultClientConditions];
export const serverConditions = ['touchline-source', ...defaultServerConditions];

/**
 * Makes class names the same in the server and browser builds. Without it they silently differ in production, and
 * hydration keeps the wrong styles.
 */
export const styledComponentsOxc = {
  plugins: { styledComponents: { ssr: true, displayName: true, fileName: false, namespace: 'tl' } },
};

/**
 * Dependencies from node_modules of stories and component tests, optimised in advance: when Vite finds a new one during
 * a test, it reloads the page.
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
  '@touchline/design-system > react-aria/I18nProvider',
  '@touchline/design-system > react-aria/mergeProps',
  '@touchline/design-system > react-aria/useButton',
  '@touchline/design-system > react-aria/useComboBox',
  '@touchline/design-system > react-aria/useCollator',
  '@touchline/design-system > react-aria/useLandmark',
  '@touchline/design-system > react-aria/useListBox',
  '@touchline/design-system > react-stately/Item',
  '@touchline/design-system > react-stately/useComboBoxState',
  '@touchline/design-system > react-remove-scroll',
  '@touchline/design-system > uqr',
  '@touchline/features > leaflet',
  '@touchline/contract > zod',
  '@touchline/contract > zod/mini',
  '@touchline/features > altcha-lib',
  '@touchline/commerce > hash-wasm',
  '@touchline/commerce > @zxcvbn-ts/language-common',
  '@touchline/features > altcha-lib/algorithms/web/pbkdf2',
];
