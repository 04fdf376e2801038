import { describe, expect, it } from 'vitest';
import type { ModuleDefinition, StoreDefinition } from '@touchline/features/platform/module';
import type { AnyModuleMessages } from '@touchline/features/platform/i18n';
import * as list from './modules.ts';
import { messagesOf } from '../routes/page.ts';
import { pageRoutes } from '../routes/routes.ts';
import { storedValues } from './storedValues.ts';

const modules: readonly ModuleDefinition[] = Object.values(list);
const valuesOf = (files: Record<string, object>) =>
  Object.values(files).flatMap((file) => Object.values(file));

const declarations = import.meta.glob<object>('../../../features/src/**/module.ts', { eager: true });
const storeFiles = import.meta.glob<object>('../../../features/src/**/stores.ts', { eager: true });
const messageFiles = import.meta.glob<object>('../../../features/src/**/*Messages.ts', { eager: true });

/** The code of features and storefront, without tests and stories. */
const sources = import.meta.glob<string>(
  [
    '../../../features/src/**/*.{ts,tsx}',
    '../**/*.{ts,tsx}',
    '!../../../**/*.{test,stories,fixtures}.*',
    '!../../../**/testing/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const isStore = (value: object): value is StoreDefinition<unknown> => 'create' in value && 'key' in value;
const isMessages = (value: object): value is AnyModuleMessages => 'namespace' in value && 'files' in value;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const all = <Part>(partsOf: (module: ModuleDefinition) => readonly Part[] | undefined): Part[] =>
  modules.flatMap((module) => partsOf(module) ?? []);

/** The folder of the module with this key. */
const folderOf = (key: string) =>
  Object.keys(declarations)
    .find((path) => path.endsWith(`/${key}/module.ts`))
    ?.replace('module.ts', '') ?? key;

/** The names that occur more than once. */
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

describe('the list of modules', () => {
  it('has a store of the header and one of the login [A3.80]', () => {
    const keys = all(({ stores }) => stores).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['header', 'login']));
  });

  it('names each folder of features that declares a module', () => {
    const folders = Object.keys(declarations).map((path) => path.split('/').at(-2));
    const keys = modules.map(({ key }) => key);
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => !keys.includes(folder ?? ''))).toEqual([]);
    expect(valuesOf(declarations).filter((module) => !modules.includes(module as ModuleDefinition))).toEqual(
      [],
    );
  });

  it('finds a module in each folder that has stores or messages', () => {
    const folders = [
      ...Object.keys(storeFiles),
      ...Object.keys(import.meta.glob('../../../features/src/**/messages/en.ts')),
    ].map((path) => path.replace(/(messages\/en|stores)\.ts$/, 'module.ts'));
    expect(folders.filter((path) => !(path in declarations))).toEqual([]);
  });

  it('gives each module a name of its own', () => {
    expect(repeated(modules.map(({ key }) => key))).toEqual([]);
  });

  it('gives each store to one module', () => {
    const stores = all(({ stores }) => stores);
    const defined = valuesOf(storeFiles).filter(isObject).filter(isStore);
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((store) => !stores.includes(store)).map(({ key }) => key)).toEqual([]);
    expect(repeated(stores.map(({ key }) => key))).toEqual([]);
  });

  it('gives each set of messages to one module, by whose name the server finds their files', () => {
    const messages = all(({ messages }) => messages);
    const defined = valuesOf(messageFiles).filter(isObject).filter(isMessages);
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((one) => !messages.includes(one)).map(({ namespace }) => namespace)).toEqual([]);
    expect(repeated(messages.map(({ namespace }) => namespace))).toEqual([]);
    for (const { key, messages: own = [] } of modules)
      expect(own.map(({ namespace }) => namespace)).toEqual(own.map(() => key));
  });

  it('gives each stored value and each dialog to one module', () => {
    expect(repeated(all(({ storage }) => storage).map(({ key, where }) => `${where} ${key}`))).toEqual([]);
    expect(repeated(all(({ dialogs }) => dialogs).map(({ key }) => key))).toEqual([]);
  });

  it('lists everything the shop stores', () => {
    const named = all(({ storage }) => storage).map(({ key }) => key);
    expect(storedValues.map(({ key }) => key).toSorted()).toEqual(named.toSorted());
  });

  it.each(modules.map((module) => [module.key, module] as const))(
    'names the flags that %s reads, and the events that it sends',
    (key, { flags = [], events = [] }) => {
      const paths = Object.keys(sources).filter((path) =>
        key === 'storefront' ? !path.includes('/features/') : path.startsWith(folderOf(key)),
      );
      const text = paths.map((path) => sources[path]).join('\n');
      const found = (pattern: RegExp) =>
        [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted();
      expect(found(/(?:\bflags\.value\(\s*|\bsettingOf\(features, )'(\w+)'/g)).toEqual([...flags].toSorted());
      expect(found(/\.track\(\s*'(\w+)'/g)).toEqual([...events].toSorted());
    },
  );

  it('has the messages of every page', async () => {
    const messages = all((module) => module.messages);
    const pages = await Promise.all(pageRoutes('gb').map(async ({ load }) => (await load()).page));
    const used = pages.flatMap((page) => ('redirect' in page ? [] : messagesOf(page)));
    expect(used.filter((one) => !messages.includes(one)).map(({ namespace }) => namespace)).toEqual([]);
  }, 30_000);
});
