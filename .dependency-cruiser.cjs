// Which file may import which, over resolved imports: dynamic imports, relative paths and re-exports included.
// `npm run check` reads it; scripts/checks/imports.test.ts climbs each wall once. Reasons: docs/where-does-code-go.md.

const tests = '\\.(test|stories|fixtures)\\.tsx?$|/testing/';

/** Folders of our packages. The demo lies inside commerce (docs/adr/0020-demo-is-a-package.md). */
const folders = {
  'design-system': 'packages/design-system/',
  contract: 'packages/contract/',
  features: 'packages/features/',
  commerce: 'packages/commerce/(?!demo/)',
  demo: 'packages/commerce/demo/',
  storefront: 'packages/storefront/',
};
/** Which others of ours each package may import. */
const arrows = {
  'design-system': [],
  contract: [],
  features: ['design-system', 'contract'],
  commerce: ['contract'],
  demo: ['contract', 'commerce'],
  storefront: ['design-system', 'contract', 'features', 'commerce', 'demo'],
};
const advice = {
  'design-system':
    'The design system stands alone: what knows of shops belongs in packages/features; take data and callbacks as props.',
  contract:
    'The contract uses none of the others: a rule of the shop belongs in packages/commerce, a rule of a screen in packages/features.',
  features:
    'A feature knows the back end by its contract and no routes: join them in packages/storefront, or add the rule to packages/commerce.',
  commerce:
    'The back end draws nothing and is given its demo at the start: send data by the contract, and show it in packages/features.',
  demo: 'The demo is data for the back end: what it shows belongs in packages/features.',
  storefront: 'The storefront joins the packages by what they export.',
};

/** Groups of features; every other folder is a feature by itself. */
const groups = ['platform', 'shell', 'catalog', 'cart', 'checkout', 'account', 'consent', 'loyalty', 'desk'];
const feature = `packages/features/src/((?:(?:${groups.join('|')})/)?[^/]+)/`;
/** Doors of features beside their index, for what other parts load without the feature's views. */
const secondDoors = Object.values(require('./packages/features/package.json').exports)
  .map((door) => door['touchline-source'].replace(/^\./, 'packages/features'))
  .filter((path) => !path.includes('*'));

/** Third-party libraries that one place wraps for all others. */
const owners = [
  [
    '@radix-ui/|react-aria|react-stately|@internationalized/|@floating-ui/|libphonenumber-js|uqr',
    '^packages/design-system/',
  ],
  ['i18next', '^packages/features/src/platform/i18n/'],
  ['react-router-dom', '^packages/storefront/src/'],
  // The back end evaluates flags for every storefront that calls it.
  ['@openfeature/', '^packages/commerce/src/node/'],
  ['kysely', '^packages/commerce/(src|demo)/'],
  [
    '@electric-sql/|pg/|pino/|sharp/|tar/|nodemailer/|proper-lockfile|@node-rs/',
    '^packages/commerce/(src/(node|kernel/database)|demo)/',
  ],
  ['saxes|csv-parse', '^packages/commerce/src/(catalogue/import|node)/'],
  ['p-limit', '^packages/(commerce/src/node|storefront/src/server)/'],
  ['pdfmake|subset-font|fontkit|bidi-js', '^packages/(commerce/print|design-system/fonts)/'],
  ['cockatiel', '^packages/commerce/src/sales/payment/'],
  ['lru-cache', '^packages/(commerce/src|storefront/src/server)/'],
  ['hono/', '^packages/(commerce/src|storefront/src/server)/'],
  ['@hono/', '^packages/storefront/src/server/'],
];

/** Parts of the back end, from the lowest up: each may import itself and those before it. */
const commerceParts = [
  'kernel/brand',
  'kernel/ports',
  'kernel/failure',
  'kernel/database',
  'kernel/session',
  'kernel/address',
  'kernel/market',
  'kernel/delivery',
  'kernel/limits',
  'kernel/outbox',
  'kernel/bots',
  'kernel/launchAccess',
  'kernel/identity',
  'kernel/routing',
  'sales/stock',
  'catalogue/products',
  'catalogue/personalisedProduct',
  'catalogue/content',
  'sales/basket',
  'sales/shipping',
  'sales/payment',
  'sales/wallet',
  'sales/savedMethods',
  'sales/order',
  'customers/loyalty',
  'customers/account',
  'customers/addressBook',
  'sales/launch',
  'privacy/consent',
  'customers/wishlist',
  'customers/review',
  'customers/newsletter',
  'privacy/personalData',
  'privacy/privacyRequest',
  'customers/visitor',
  'mail',
  'catalogue/recommendation',
  'catalogue/personalisation',
  'privacy/retention',
  'desk',
  'catalogue/import',
  'customers/addressSearch',
  'sandbox',
  'app',
  'node',
];
/** What puts the parts together: the room for it, and the lists of all tables and of all migrations. */
const joins = '^packages/commerce/src/(app/|kernel/database/(schema|migrations|checkoutMigrations)\\.ts$)';

module.exports = {
  forbidden: [
    ...Object.entries(arrows).map(([name, may]) => ({
      name: `${name}-imports-only-what-it-may`,
      comment: advice[name],
      severity: 'error',
      from: { path: `^${folders[name]}`, ...(name === 'commerce' ? { pathNot: tests } : {}) },
      to: { path: '^packages/', pathNot: [name, ...may].map((each) => `^${folders[each]}`) },
    })),
    {
      name: 'packages-meet-by-name',
      comment:
        "Import another package by its name and what it exports: '@touchline/contract/money', not by a relative path.",
      severity: 'error',
      from: { path: '^(packages/[^/]+)/', pathNot: tests },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'tests-meet-by-name-except-test-data',
      comment:
        'A test may take the fixtures and test ports of another package by path: they are not published, so they have no name.',
      severity: 'error',
      from: { path: '^(packages/[^/]+)/.*(?:\\.(?:test|stories|fixtures)\\.tsx?$|/testing/)' },
      to: {
        path: '^packages/',
        pathNot: [
          '^$1/',
          '\\.fixtures\\.tsx?$',
          '/(testPorts|testing/hydrate)\\.ts$',
          '^packages/commerce/src/node/testing/',
        ],
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'modules-meet-at-their-index',
      comment:
        "Import another feature by its index.ts: '../basket/index.ts'. What it does not export is its own; a second door, for a part that loads apart, has a name in the package's exports.",
      severity: 'error',
      from: { path: `^${feature}`, pathNot: tests },
      to: {
        path: '^packages/features/src/',
        pathNot: ['^packages/features/src/$1/', '/index\\.ts$', ...secondDoors.map((path) => `^${path}$`)],
      },
    },
    {
      name: 'pages-do-not-import-pages',
      comment:
        'What two pages of the storefront share belongs in packages/storefront/src/routes/shared or in a feature.',
      severity: 'error',
      from: { path: '^packages/storefront/src/routes/([^/]+)/' },
      to: {
        path: '^packages/storefront/src/routes/[^/]+/',
        pathNot: '^packages/storefront/src/routes/($1|shared)/',
      },
    },
    {
      name: 'browser-code-does-not-import-server-code',
      comment:
        'What needs Node belongs in packages/storefront/src/server, which no page and no client file imports.',
      severity: 'error',
      from: { path: '^packages/storefront/src/(routes|shell|state|browser)/', pathNot: tests },
      to: { path: '^packages/storefront/src/server/' },
    },
    {
      name: 'server-parts-stay-on-the-server',
      comment:
        "What only the server needs of a page is in its page.server.ts, which no browser's file may import.",
      severity: 'error',
      from: {
        path: '^packages/storefront/src/',
        pathNot: [tests, '^packages/storefront/src/server/', '\\.server\\.ts$'],
      },
      to: { path: '\\.server\\.ts$' },
    },
    {
      name: 'browser-code-without-the-list-of-modules',
      comment:
        'The list names every store and message of the shop: a page imports those that it uses, from their modules.',
      severity: 'error',
      from: { path: '^packages/storefront/src/(routes|shell|state|browser)/', pathNot: tests },
      to: { path: '^packages/storefront/src/state/modules\\.ts$' },
    },
    {
      name: 'product-code-without-demo',
      comment: 'The demo is given to the back end at its start; product code never imports it.',
      severity: 'error',
      from: { path: '^packages/(commerce/(src|markets)|contract|features|design-system)/', pathNot: tests },
      to: { path: '^packages/commerce/demo/' },
    },
    {
      name: 'demo-in-its-place',
      comment:
        'One file of the storefront loads the demo, if it is there: packages/storefront/src/server/start/loadDemo.ts.',
      severity: 'error',
      from: {
        path: '^packages/storefront/',
        pathNot: '^packages/storefront/src/server/start/loadDemo\\.ts$',
      },
      to: { path: '^packages/commerce/demo/' },
    },
    {
      name: 'demo-meets-commerce-by-name',
      comment: "The demo imports the back end by what it exports: '@touchline/commerce/markets'.",
      severity: 'error',
      from: { path: '^packages/commerce/demo/' },
      to: { path: '^packages/commerce/(?!demo/)', dependencyTypes: ['local'] },
    },
    ...commerceParts.map((part, at) => ({
      name: 'commerce-parts-in-order',
      comment: `The parts of the back end stand in one order (.dependency-cruiser.cjs): ${part} may import only those before it.`,
      severity: 'error',
      from: { path: `^packages/commerce/src/${part}/`, pathNot: [tests, joins] },
      to: {
        path: '^packages/commerce/src/',
        pathNot: `^packages/commerce/src/(app/Shop\\.ts$|(${commerceParts.slice(0, at + 1).join('|')})/)`,
      },
    })),
    ...owners.map(([library, place]) => ({
      name: `library-in-its-place-${library.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`,
      comment: `This library is wrapped once, in ${place}: add what you need there.`,
      severity: 'error',
      from: { path: '^packages/', pathNot: [place, tests, '/vite\\.config', '/build\\.'] },
      to: { path: `node_modules/(${library})` },
    })),
    {
      name: 'no-cycles',
      comment: 'Two files that import each other cannot be understood apart.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere, or into the closed inside of a package.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.(woff2|css|svg|png|avif|webp)(\\?|$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['touchline-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    moduleSystems: ['es6'],
  },
};
