import { featureMessages } from './featureMessages.mjs';

/** `checkout/storeMap` → `storeMap`. @param {string} place */
export const featureName = (place) => place.slice(place.lastIndexOf('/') + 1);

/** `storeMap` → `StoreMap`. @param {string} feature */
export const typeName = (feature) => feature.charAt(0).toUpperCase() + feature.slice(1);

/** `storeMap` → `store-map`, the path of its page. @param {string} feature */
export const pagePath = (feature) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The standard files of a feature: its module (store, view, storyboard, messages, fixtures, test) and its page. It works
 * as written: it lists the departments of the shop, as an example of a call.
 * @param {string} place in features/src: `checkout/storeMap`, or `storeMap` of one that is a group by itself
 * @returns {Record<string, string>} text by path
 */
export function featureFiles(place) {
  const feature = featureName(place);
  const folder = `packages/features/src/${place}`;
  const platform = `${place.replaceAll(/[^/]+/g, '..')}/platform`;
  return {
    ...moduleFiles(feature, typeName(feature), { folder, platform }),
    ...featureMessages(feature, { folder, platform }),
    ...storyFiles(feature, typeName(feature), folder),
    ...pageFiles(feature, typeName(feature), place),
  };
}

/** @typedef {{ folder: string, platform: string }} Places its folder, and the way from there to the group `platform` */

/** @param {string} feature @param {string} name @param {Places} places @returns {Record<string, string>} */
function moduleFiles(feature, name, { folder, platform }) {
  return {
    [`${folder}/index.ts`]: `export { ${name} } from './${name}.tsx';
export { ${name}Store, type ${name}Snapshot } from './${name}Store.ts';
export { ${feature}Messages } from './${feature}Messages.ts';
export { ${feature}Store } from './stores.ts';
`,
    [`${folder}/module.ts`]: `import { defineModule } from '${platform}/module/index.ts';
import { ${feature}Messages } from './${feature}Messages.ts';
import { ${feature}Store } from './stores.ts';

/** One sentence on what a shopper does here. */
export const ${feature}Module = defineModule({
  key: '${feature}',
  messages: [${feature}Messages],
  stores: [${feature}Store],
});
`,
    [`${folder}/stores.ts`]: `import type { StoreDefinition } from '${platform}/module/index.ts';
import { ${name}Store, type ${name}Snapshot } from './${name}Store.ts';

/** One sentence on what this store holds. */
export const ${feature}Store: StoreDefinition<${name}Store, ${name}Snapshot> = {
  key: '${feature}',
  // It holds nothing personal; otherwise: 'reload' or 'drop'.
  onIdentity: 'keep',
  create: ({ ports }) => new ${name}Store(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ${name}Store.fromSnapshot(ports, snapshot),
};
`,
    [`${folder}/${name}Store.ts`]: `import { getNavigation } from '@touchline/contract/client/catalogue';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '${platform}/failure/index.ts';
import type { Ports } from '${platform}/ports/index.ts';

/** An entry of the list, which leads to a page below the site path. */
export interface ${name}Item {
  label: string;
  path: string;
}

type Status = { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; reason: FailureReason };

export interface ${name}Snapshot {
  status: Status;
  items: readonly ${name}Item[];
}

type ${name}Ports = Pick<Ports, 'call' | 'reporter'>;

/** State and rules of ${feature}; no React, no fetch, no DOM. */
export class ${name}Store {
  status: Status = { kind: 'loading' };
  items: readonly ${name}Item[] = [];
  private readonly ports: ${name}Ports;

  constructor(ports: ${name}Ports) {
    this.ports = ports;
    makeAutoObservable<${name}Store, 'ports'>(this, { ports: false, items: observableRef }, { autoBind: true });
  }

  /** The state from the server. */
  static fromSnapshot(ports: ${name}Ports, { status, items }: ${name}Snapshot): ${name}Store {
    const store = new ${name}Store(ports);
    store.status = status;
    store.items = items;
    return store;
  }

  toSnapshot(): ${name}Snapshot {
    return { status: this.status, items: this.items };
  }

  get isEmpty(): boolean {
    return this.status.kind === 'ready' && this.items.length === 0;
  }

  /** Loads the items; after a failure the shopper may try again. */
  async load(): Promise<void> {
    this.status = { kind: 'loading' };
    try {
      // Replace this example by the call of this feature.
      const departments = await getNavigation(this.ports.call);
      runInAction(() => {
        this.items = departments.map(({ label, path }) => ({ label, path: \`/\${path}\` }));
        this.status = { kind: 'ready' };
      });
    } catch (error) {
      const reason = failureOf(error);
      this.ports.reporter.report('The items of ${feature} did not load.', error);
      runInAction(() => (this.status = { kind: 'failed', reason }));
    }
  }
}
`,
    [`${folder}/${name}Store.test.ts`]: `import { getNavigation } from '@touchline/contract/product/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '${platform}/ports/testPorts.ts';
import { departments } from './${name}.fixtures.ts';
import { ${name}Store } from './${name}Store.ts';

it('shows the loaded items', async () => {
  const ports = testPorts();
  ports.server.on(getNavigation, { answer: departments });
  const store = new ${name}Store(ports);
  await store.load();
  expect(store.items).toEqual([
    { label: 'Men', path: '/men' },
    { label: 'Women', path: '/women' },
  ]);
  expect(store.isEmpty).toBe(false);
});

it('lets the shopper try again after a failure, which is reported', async () => {
  const ports = testPorts();
  ports.server.on(getNavigation, 'offline');
  const store = new ${name}Store(ports);
  await store.load();
  expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
  expect(ports.reported).toEqual(['The items of ${feature} did not load.']);
  ports.server.on(getNavigation, { answer: [] });
  await store.load();
  expect(store.isEmpty).toBe(true);
});

it('keeps the server’s state in the browser', async () => {
  const ports = testPorts();
  ports.server.on(getNavigation, { answer: departments });
  const store = new ${name}Store(ports);
  await store.load();
  const sent = JSON.parse(JSON.stringify(store.toSnapshot()));
  expect(${name}Store.fromSnapshot(ports, sent).toSnapshot()).toEqual(store.toSnapshot());
});
`,
    [`${folder}/${name}.fixtures.ts`]: `import { getNavigation } from '@touchline/contract/product/endpoints';
import type { NavigationNode } from '@touchline/contract/product/schema';
import { testPorts } from '${platform}/ports/testPorts.ts';
import { ${name}Store } from './${name}Store.ts';

const department = (key: string, label: string): NavigationNode => ({ key, label, path: key, count: 1, children: [] });

/** Two departments of the shop. */
export const departments = [department('men', 'Men'), department('women', 'Women')];

/** A store whose back end sent these departments. */
export const ${feature}With = (items: readonly NavigationNode[]): ${name}Store =>
  ${name}Store.fromSnapshot(testPorts(), {
    status: { kind: 'ready' },
    items: items.map(({ label, path }) => ({ label, path: \`/\${path}\` })),
  });

/** A store whose answer has not arrived. */
export const ${feature}Waiting = (): ${name}Store => new ${name}Store(testPorts());

/** A store whose back end was unavailable, and answers the next time. */
export function ${feature}Failed(): ${name}Store {
  const ports = testPorts();
  ports.server.on(getNavigation, { answer: departments });
  return ${name}Store.fromSnapshot(ports, { status: { kind: 'failed', reason: 'unavailable' }, items: [] });
}
`,
    [`${folder}/${name}.tsx`]: `import { Button } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import { useRetryWhenOnline } from '${platform}/failure/index.ts';
import { useMessages } from '${platform}/i18n/index.ts';
import { useSite } from '${platform}/site/index.ts';
import { ${feature}Messages } from './${feature}Messages.ts';
import type { ${name}Store } from './${name}Store.ts';

export interface ${name}Props {
  store: ${name}Store;
}

/** One sentence on what a shopper does here. */
export const ${name} = observer(function ${name}({ store }: ${name}Props) {
  const t = useMessages(${feature}Messages);
  const site = useSite();
  const { status, items, isEmpty } = store;
  if (status.kind === 'failed') return <${name}Failed store={store} />;
  return (
    <Container>
      <Section aria-busy={status.kind === 'loading'}>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t('${feature}.title')}
          </Heading>
          {status.kind === 'loading' && <p role="status">{t('${feature}.loading')}</p>}
          {isEmpty && <p>{t('${feature}.empty')}</p>}
          {items.map(({ label, path }) => (
            <Link key={path} href={site.href(path)}>
              {label}
            </Link>
          ))}
        </Stack>
      </Section>
    </Container>
  );
});

function ${name}Failed({ store }: ${name}Props) {
  const t = useMessages(${feature}Messages);
  useRetryWhenOnline(() => void store.load());
  return (
    <Container>
      <Section>
        <EmptyState
          role="alert"
          level={1}
          title={t('${feature}.failed.title')}
          actions={<Button onClick={() => void store.load()}>{t('${feature}.retry')}</Button>}
        >
          {t('${feature}.failed.text')}
        </EmptyState>
      </Section>
    </Container>
  );
}
`,
  };
}

/** Its area and name in Storybook's sidebar: `Checkout/Store map`; one without an area has one of its own. @param {string} folder */
const sidebarTitle = (folder) =>
  [...(folder.split('/src/')[1]?.split('/') ?? []), featureName(folder)]
    .slice(0, 2)
    .map((part) => typeName(part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)))
    .join('/');

/** @param {string} feature @param {string} name @param {string} folder @returns {Record<string, string>} */
function storyFiles(feature, name, folder) {
  return {
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { departments, ${feature}Failed, ${feature}Waiting, ${feature}With } from './${name}.fixtures.ts';
import { ${name} } from './${name}.tsx';

const meta = { title: 'Features/${sidebarTitle(folder)}', component: ${name}, args: { store: ${feature}Waiting() } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loading. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Just a moment …');
  },
};

/** The usual case. */
export const Ready: Story = {
  args: { store: ${feature}With(departments) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/gb/women');
  },
};

/** No items: a message says so. */
export const Empty: Story = {
  args: { store: ${feature}With([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet.')).toBeVisible();
  },
};

/** The back end is unavailable: the reason is announced. */
export const Failed: Story = {
  args: { store: ${feature}Failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This did not load');
  },
};

/** After a failure the shopper tries again, and the items are there. */
export const TriesAgain: Story = {
  args: { store: ${feature}Failed() },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Women' })).toBeVisible();
  },
};
`,
  };
}

/** @param {string} feature @param {string} name @param {string} place @returns {Record<string, string>} */
function pageFiles(feature, name, place) {
  const folder = `packages/storefront/src/routes/${feature}`;
  return {
    [`${folder}/${name}View.tsx`]: `import { ${name}, ${feature}Store } from '@touchline/features/${place}';
import { useStore } from '../../state/StoresContext.ts';

export function ${name}View() {
  return <${name} store={useStore(${feature}Store)} />;
}
`,
    [`${folder}/page.ts`]: `import { ${feature}Messages, ${feature}Store } from '@touchline/features/${place}';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { ${name}View } from './${name}View.tsx';

/** One sentence on what a shopper does here. */
export const page = definePage({
  messages: [${feature}Messages],
  async load({ stores }) {
    const store = stores.of(${feature}Store);
    await store.load();
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('${feature}', '${feature}.title')),
        canonicalPath: '/${pagePath(feature)}',
      },
    };
  },
  View: ${name}View,
});
`,
  };
}
