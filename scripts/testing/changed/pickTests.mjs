import { dirname } from 'node:path';
import { stepsTo } from './importGraph.mjs';
import { journeyMap, underAllJourneys } from './journeyMap.mjs';

/**
 * @typedef {'unit' | 'commerce' | 'components' | 'packages' | 'stories' | 'journeys'} LayerName
 * @typedef {Record<LayerName, 'all' | string[]>} Picked the files of each layer, or all of it
 */

/** What every test may depend on. */
const underAll = [
  /^package(-lock)?\.json$/,
  /^packages\/[^/]+\/package\.json$/,
  /^(vitest\.config|vite\.[\w.]+)\.ts$/,
  /^tsconfig[\w.]*\.json$/,
  /^scripts\/(test|chromium)\.mjs$/,
  /^scripts\/testing\/[^/]+\.mjs$/,
];

/** What is not shipped. */
const proof = /\.(test|stories|spec)\.tsx?$|\.mdx?$/;
/** What no program reads: words for people, and lists of pictures. */
const isModuleMessages = (/** @type {string} */ path) =>
  /\.mdx?$|^LICENSE$|acceptedPictures\.json$/.test(path);

/** What the packing of the design system depends on. A change of a source changes types and sizes only: before a merge. */
const packing =
  /^(packages\/design-system\/(exports|tokens|brands|fonts|bin|[^/]+$)|tests\/packages\/|scripts\/(release|packages|pictures|checkPackages)|lerna\.json)/;

/**
 * What the slowest tests are there for. They read the project, or call the whole back end: a change elsewhere runs them
 * before a merge only.
 * @type {Record<string, RegExp>}
 */
export const slowTests = {
  'packages/commerce/src/customers/account/attacks.test.ts':
    /^packages\/commerce\/src\/(customers\/account|kernel\/bots|kernel\/database|kernel\/identity|kernel\/limits|mail|kernel\/routing)\//,
  'packages/commerce/src/customers/account/recovery.test.ts':
    /^packages\/commerce\/src\/(customers\/account|kernel\/bots|kernel\/database|kernel\/identity|kernel\/limits|mail|kernel\/routing)\//,
  'packages/commerce/src/sales/basket/basketLimits.test.ts':
    /^packages\/commerce\/src\/(sales\/basket|kernel\/database|kernel\/limits|kernel\/routing)\//,
  'packages/commerce/src/sales/basket/interleavings.test.ts':
    /^packages\/commerce\/src\/(sales\/basket|kernel\/database|sales\/order|sales\/stock)\//,
  'packages/commerce/src/catalogue/products/catalogue.test.ts':
    /^packages\/commerce\/src\/(catalogue\/products|kernel\/database|catalogue\/import|kernel\/limits|kernel\/market|sales\/stock)\//,
  'packages/commerce/src/kernel/identity/owners.test.ts':
    /^packages\/commerce\/src\/(customers\/account|kernel\/identity|kernel\/database)\//,
  'packages/commerce/src/catalogue/import/importFeed.test.ts':
    /^packages\/commerce\/src\/(catalogue\/products|kernel\/database|catalogue\/import)\//,
  'packages/commerce/src/node/silentDatabase.test.ts': /^packages\/commerce\/src\/(node|kernel\/database)\//,
  'packages/commerce/src/sales/order/carding.test.ts':
    /^packages\/commerce\/src\/(kernel\/bots|kernel\/database|kernel\/limits|sales\/order|sales\/payment|sandbox)\//,
  'packages/commerce/src/sales/order/kill.test.ts':
    /^packages\/commerce\/src\/(sales\/order|sales\/payment|node|kernel\/database)\//,
  'packages/commerce/src/sales/order/lostConnections.test.ts':
    /^packages\/commerce\/src\/(sales\/order|node|kernel\/database)\//,
  'packages/commerce/src/sales/order/races.test.ts':
    /^packages\/commerce\/src\/(sales\/order|sales\/basket|sales\/stock|kernel\/database)\//,
  'packages/storefront/src/server/render/publicPages.test.ts': /^packages\/(contract|features|storefront)\//,
  'packages/storefront/src/server/render/renderMemory.test.ts': /^packages\/(contract|features|storefront)\//,
  'scripts/boundaries.test.ts': /^(scripts\/|\.oxlintrc)/,
  'scripts/checks/commitRange.test.ts': /^(scripts\/(checks|setup)\/|commitlint)/,
  'scripts/new/newFeature.test.ts': /^(scripts\/(new|setup)\/|packages\/(contract|features|storefront)\/)/,
  'scripts/new/writeNew.test.ts': /^(scripts\/(new|setup)\/|\.oxlintrc|packages\/(features|storefront)\/)/,
  'scripts/setup/install.test.ts': /^scripts\//,
  'scripts/setup/node.test.ts': /^scripts\//,
  'scripts/testing/changed/pickTests.test.ts': /^(scripts|tests)\//,
  'stories/journeys/GuestBuys.stories.tsx': /^(?!packages\/commerce\/src\/)/,
  'stories/journeys/Pages.stories.tsx': /^(?!packages\/commerce\/src\/)/,
};

/**
 * How many imports may lie between a change and a test: one that takes what uses the changed file directly. Further away
 * stand pages and the whole shop, which hold nearly every file; they are tested before a merge.
 */
const nearSteps = 2;

/** Puts the whole back end together, for the shop or for tests: what takes it is not nearer to one of its parts. */
const composition = /^packages\/commerce\/src\/(app\/createCommerce\.ts$|(\w+\/)+testing\/)/;

/**
 * The subject of a back-end file, by its folder. Its tests call the whole back end, which is far away from every file:
 * those of a subject are picked when one of its files is near the change.
 * @param {string} path
 */
const subjectOf = (path) =>
  /^packages\/commerce\/src\/((kernel|catalogue|sales|customers|privacy|sandbox)\/)?\w+(?=\/)/.exec(
    path,
  )?.[0];

/**
 * The tests that are near a change; see CONTRIBUTING.
 * @param {object} given
 * @param {import('./importGraph.mjs').ImportGraph} given.imports
 * @param {readonly string[]} given.changed paths from the root
 * @param {readonly string[]} given.readers unit tests that read files of the project instead of importing them
 * @returns {Picked}
 */
export function pickTests({ imports, changed, readers }) {
  if (changed.some((path) => underAll.some((pattern) => pattern.test(path))))
    return {
      ...{ unit: 'all', commerce: 'all', components: 'all' },
      ...{ packages: 'all', stories: 'all', journeys: 'all' },
    };
  const steps = stepsTo(imports, changed);
  const near = [...stepsTo(imports, changed, composition)].flatMap(([path, count]) =>
    count <= nearSteps ? path : [],
  );
  const subjects = new Set(near.flatMap((path) => subjectOf(path) ?? []));
  const picked = new Set(
    [...steps.keys()].filter((path) => subjects.has(subjectOf(path) ?? '')).concat(near),
  );
  // Words, pictures and the like are loaded by name: what stands beside them is reached too.
  for (const path of changed) {
    for (const file of proofsBeside(path, [...imports.keys()])) picked.add(file);
  }
  const files = [...picked].filter((path) => imports.has(path)).sort();
  const isThereForIt = (/** @type {string} */ path) => {
    const places = changed.includes(path) ? undefined : slowTests[path];
    return !places || changed.some((each) => places.test(each));
  };
  const has = (/** @type {RegExp} */ pattern) =>
    files.filter((path) => pattern.test(path) && isThereForIt(path));
  const isCode = changed.some((path) => !isModuleMessages(path));
  // Those of a package look at their own package.
  const asked = readers.filter((path) => {
    const [own] = /^packages\/[^/]+\//.exec(path) ?? [];
    return isCode && (!own || changed.some((each) => each.startsWith(own)));
  });
  const unit = has(/^(?!packages\/commerce\/(demo\/)?src\/|tests\/).*\.test\.ts$/);
  return {
    unit: [...new Set([...unit, ...asked.filter(isThereForIt)])].sort(),
    commerce: has(/^packages\/commerce\/(demo\/)?src\/.*\.test\.ts$/),
    components: has(/^(packages|\.storybook)\/.*\.test\.tsx$/),
    packages: changed.some((path) => packing.test(path) && !isModuleMessages(path))
      ? 'all'
      : has(/^tests\/packages\/.*\.test\.ts$/),
    stories: changed.some((path) => /^\.storybook\/.*\.tsx?$/.test(path)) ? 'all' : has(/\.stories\.tsx$/),
    journeys: pickJourneys(changed),
  };
}

/**
 * The tests and stories of a component or feature, for a file of it: those in the nearest folder that has some.
 * @param {string} path @param {readonly string[]} files
 */
function proofsBeside(path, files) {
  if (!/^packages\/(design-system|features)\/src\//.test(path)) return [];
  for (let folder = dirname(path); !folder.endsWith('/src'); folder = dirname(folder)) {
    const proofs = files.filter((file) => file.startsWith(`${folder}/`) && proof.test(file));
    if (proofs.length > 0) return proofs;
  }
  return [];
}

/** @param {readonly string[]} changed @returns {Picked['journeys']} */
function pickJourneys(changed) {
  const shipped = changed.filter((path) => !proof.test(path));
  if (shipped.some((path) => underAllJourneys.some((beginning) => path.startsWith(beginning)))) return 'all';
  const own = changed.flatMap((path) => /^tests\/journeys\/(\w+)\.spec\.ts$/.exec(path)?.[1] ?? []);
  const visiting = Object.entries(journeyMap).flatMap(([name, beginnings]) =>
    shipped.some((path) => beginnings.some((beginning) => path.startsWith(beginning))) ? name : [],
  );
  return [...new Set([...own, ...visiting])].sort().map((name) => `tests/journeys/${name}.spec.ts`);
}
