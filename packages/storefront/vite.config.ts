import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type ConfigEnv } from 'vite';
import { clientConditions, serverConditions, styledComponentsOxc } from '../../vite.shared.ts';
import { numberedComponents } from '../../vite.componentIds.ts';
import { collectedStyles, lateStyleFiles, withoutStyleTemplates } from '../../vite.compiledStyles.ts';
import { oneByteText } from '../../vite.oneByteText.ts';
import { tokensInlined } from '../../vite.tokens.ts';
import { libraryList } from './build/libraryList.ts';

/** Class names of a built page contain no readable names: they appear hundreds of times in its HTML. */
const builtStyledComponents = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
};

/**
 * What goes into one chunk. Many small files cost more than they save: each is compressed alone, and each is named in
 * every page. `npm run bench -- --only weights` measures the effect of a change here.
 */
const chunks = [
  // Libraries: a file of their own runs in its own task, so that it does not block a slow phone for long.
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|mobx|mobx-react-lite)[\\/]|rolldown[\\/]runtime/,
    priority: 3,
  },
  // Everything that the first script always loads.
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  // The messages of the frame and of catalogue pages, one file a language.
  {
    debugName: 'words',
    name: (id: string) => `words-${/messages[\\/]([\w-]+)\.ts$/.exec(id)?.[1] ?? ''}`,
    test: /features[\\/]src[\\/](header|footer|content|search|consent|productCard|productList|product|bag|recommendations|recentlyViewed)[\\/]messages[\\/][\w-]+\.ts$/,
    priority: 2,
  },
  // Small modules that nearly every page uses, what shows products, and what pages with a size and a button to buy share.
  // With `lines` elsewhere, a page of products would load the whole basket.
  {
    name: 'kit',
    test: /design-system[\\/](src|exports)[\\/](layout|Link|VisuallyHidden|Card[\\/]|foundations|Chip|Skeleton|Heading|Button|Callout|Field|Fieldset|TextField|EmptyState|Checkbox[\\/]Checkbox\.|Prose|ProductCard|Swatches[\\/]ColourDots|Price|Badge|SizeGrid|Accordion|DescriptionList|Breadcrumb)|features[\\/]src[\\/](session[\\/]settleVisitor|failure|picture|startCurtain[\\/]storage|content[\\/](Content(Failed|Loading|Store)|packPage|stores|NotFoundPage|sections[\\/]ProseView)|basket[\\/]rules[\\/]lines|productCard[\\/](?!messages))|storefront[\\/]src[\\/]app[\\/](pageTitle|page|pageStatus|Rails)\.ts|singleFlight\.ts|contract[\\/]src[\\/](consent[\\/]constants|basket[\\/]recommendation|product[\\/](firstOfEachName|constants))|recommendation\.ts|design-system[\\/]src[\\/](DataTable|QuantityStepper|Swatches[\\/]PictureChoices)|features[\\/]src[\\/](bag[\\/](BagErrorNote|bag\w*Messages)|product[\\/](product(Address|Messages)|Load|sizes|SizeTable|ProductStore|stores))/,
    minShareCount: 2,
    priority: 2,
  },
  // What lists of products and search have in common.
  {
    name: 'lists',
    test: /features[\\/]src[\\/]productList[\\/](?!messages|module)|design-system[\\/]src[\\/]CheckboxGroup|storefront[\\/]src[\\/]app[\\/](listTitle|loadList|ListView)/,
    minShareCount: 2,
    priority: 1,
  },
  // Calls about the bag, and what they remember.
  {
    name: 'bagCalls',
    test: /contract[\\/]src[\\/](client[\\/]basket|account[\\/]constants|access)\.ts|features[\\/]src[\\/]keyManagement[\\/](?!messages|module)/,
    minShareCount: 2,
    priority: 2,
  },
  // What forms of an account and of the checkout have in common.
  {
    name: 'forms',
    test: /design-system[\\/](src|exports)[\\/](EmailField|Form|RadioList|PasswordField|OneTimeCodeField|Spinner)[\\/.]|features[\\/]src[\\/](botCheck|fields|form|callCentre)[\\/](?!messages|module)|contract[\\/]src[\\/]client[\\/](account|botCheck|accountOutcomes)\.ts/,
    minShareCount: 3,
    priority: 1,
  },
  // What login and registration have in common.
  {
    name: 'accounts',
    test: /features[\\/]src[\\/](login|forgotPassword|accountLayout|session)[\\/](?!messages|module|settleVisitor|LoginForm|ForgotPasswordForm|\w+Dialog)/,
    minShareCount: 3,
    priority: 1,
  },
  // What the steps of the checkout share with the pages around them.
  {
    name: 'checkoutShared',
    test: /features[\\/]src[\\/]checkout[\\/](payment[\\/]frameMessages|checkoutMessages|stepProblems|useProblemText)\.|design-system[\\/]src[\\/]Select[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'phone', test: /design-system[\\/]src[\\/]PhoneField[\\/]/, minShareCount: 2, priority: 1 },
  // The question that a first visit begins with.
  {
    name: 'consent',
    test: /features[\\/]src[\\/](consent|analytics)[\\/](?!messages|Remote|Settings|Ccpa|LevelBoxes|PrivacySettingsPage|submit|module)|storefront[\\/]src[\\/]client[\\/](consent|analytics)[\\/](start|dataLayer|sentEvents|asksFor)|design-system[\\/]src[\\/]Dialog[\\/](NativeDialog|dialogParts)|features[\\/]src[\\/]dialogs[\\/]DialogHost|features[\\/]src[\\/]recentlyViewed[\\/]storage|storefront[\\/]src[\\/](client[\\/]views[\\/]followViews|app[\\/](passedOnEvents|sentEvents))/,
    priority: 1,
  },
];

/** The demo goes into the server's files where its package is installed; elsewhere the shop starts without it. */
const demo = '@touchline/demo';
function hasDemo(): boolean {
  try {
    return createRequire(import.meta.url).resolve(`${demo}/package.json`) !== '';
  } catch {
    return false;
  }
}

/** The rules of all styled components; `build.mjs` writes them before it builds the shop. */
const stylesFile = 'dist/styles.json';

/** `--mode styles` is the build that collects the rules of all styled components. */
const isShop = ({ command, mode }: ConfigEnv): boolean => command === 'build' && mode !== 'styles';

export default defineConfig(({ isSsrBuild, command, mode }) => ({
  plugins: [
    ...(command === 'build' ? [tokensInlined, numberedComponents()] : []),
    ...(mode === 'styles' ? [collectedStyles] : []),
    ...(isShop({ command, mode }) ? [withoutStyleTemplates(isSsrBuild ? 'server' : 'browser')] : []),
    ...(command === 'build' && !isSsrBuild ? [lateStyleFiles(stylesFile)] : []),
    ...(command === 'build' && isSsrBuild ? [oneByteText] : []),
    ...(isShop({ command, mode })
      ? [libraryList(`dist/libraries.${isSsrBuild ? 'server' : 'browser'}.json`)]
      : []),
    react(),
  ],
  oxc: command === 'build' ? builtStyledComponents : styledComponentsOxc,
  resolve: {
    conditions: isSsrBuild ? serverConditions : clientConditions,
    dedupe: ['react', 'react-dom', 'styled-components', 'mobx'],
  },
  ssr: {
    // Our own packages are bundled from source, and in a build styled-components, whose default export Node reads
    // differently; everything else is loaded from node_modules. In development Vite reads that export itself, and a
    // bundled styled-components would look for a `require` that is not there.
    noExternal: [/^@touchline\//, ...(command === 'build' ? ['styled-components'] : [])],
    resolve: { conditions: serverConditions, externalConditions: serverConditions },
  },
  build: isSsrBuild
    ? {
        outDir: mode === 'styles' ? 'dist/styles' : 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input:
            mode === 'styles'
              ? 'src/styles/collectStyles.ts'
              : // The limits of memory are a file of their own, which is run before anything else.
                { main: 'src/server/main.ts', limitHeap: 'src/server/limitHeap.ts' },
          external: hasDemo() ? [] : [demo],
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { main: 'src/client/main.tsx' },
          // A page lists the files it starts with: names that are only hashes keep the list short.
          output: { codeSplitting: { groups: chunks }, chunkFileNames: 'assets/[hash].js' },
        },
      },
}));
