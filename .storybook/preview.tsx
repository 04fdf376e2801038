import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { allBrands } from './allBrands.ts';
import { checkGuard, startGuard } from './guard.ts';
import { guardModes } from './guardModes.ts';
import { defaultModes, widths } from './modes.ts';
import { fixClock } from './fixedClock.ts';
import { addPageStyles } from './pageStyles.ts';
import { tidyProps } from './tidyProps.ts';
import { listEvents, withFlags } from './withFlags.tsx';
import { withHeldState } from './withHeldState.tsx';
import { withThemeMode } from './withThemeMode.tsx';
import { loadStoryMessages, withMessages } from './withMessages.tsx';

fixClock();
// What a story waits for may load a file first; on a busy machine a second is too short.
// A text that is also announced stands twice: `ByText` finds the visible one, a role or `data-live-announcer` the other.
configure({
  asyncUtilTimeout: 5_000,
  defaultIgnore: 'script, style, [data-live-announcer], [data-live-announcer] *',
});
addPageStyles();
listEvents();

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;
type Icon = NonNullable<Toolbar['icon']>;

/** A menu of the toolbar. */
const choice = (title: string, icon: Icon, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const preview: Preview = {
  loaders: [loadStoryMessages],
  decorators: [withHeldState, withFlags, withMessages, withThemeMode],
  argTypesEnhancers: [tidyProps, guardModes],
  globalTypes: {
    brand: choice('Brand', 'paintbrush', Object.fromEntries(allBrands.map(({ id, name }) => [id, name]))),
    scheme: choice('Scheme', 'contrast', { light: 'Light', dark: 'Dark' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    contrast: choice('Contrast', 'eye', {
      '': 'Contrast of the system',
      standard: 'Standard contrast',
      more: 'More contrast',
    }),
    density: choice('Density', 'component', {
      '': 'Density of the brand',
      comfortable: 'Comfortable',
      compact: 'Compact',
    }),
    flagPanel: choice('Flags', 'flag', { '': 'Flags of the story', shown: 'Set flags' }),
    language: choice('Language', 'globe', {
      en: 'English',
      de: 'Deutsch',
      fr: 'Français',
      ko: '한국어',
      ar: 'العربية',
    }),
  },
  initialGlobals: {
    brand: 'touchline',
    scheme: 'light',
    contrast: '',
    density: '',
    direction: 'ltr',
    flagPanel: '',
    flags: {},
    language: 'en',
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: widths },
    options: {
      // By task: find your way, the look, the parts, the modules as a shopper meets them, whole ways, tools. Storybook
      // reads it from the source, so it is written out.
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Find a component', 'Status', 'Modules'],
          'Foundations',
          'Components',
          ['Actions', 'Fields', 'Feedback', 'Overlays', 'Navigation', 'Content', 'Layout'],
          'Features',
          [
            'Header and footer',
            'Region',
            'Content',
            'Search',
            'Catalogue',
            'Product',
            'Bag',
            'Wishlist',
            'Checkout',
            'Orders',
            'Sign-in',
            'Account',
            'Membership',
            'Launches',
            'Newsletter',
            'Consent and privacy',
            'Mails',
            'Store staff',
            'Desk',
            'Platform',
          ],
          'Journeys',
          'Labs',
        ],
      },
    },
    a11y: {
      test: 'error',
      // A test runs the same rules itself, and reads colours from the same run.
      disable: globalThis.checkInModes !== undefined,
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A component alone is no page: it has no landmarks and no first heading of its own, and its first link skips
      // nothing.
      config: {
        rules: ['region', 'page-has-heading-one', 'landmark-one-main', 'skip-link'].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
    chromatic: { modes: defaultModes },
    docs: { toc: { title: 'On this page', headingSelector: 'h2' } },
  },
  beforeEach: startGuard,
  afterEach: async ({ title, parameters }) => {
    await globalThis.checkInModes?.({ title, parameters });
    checkGuard(parameters);
  },
};

export default preview;
