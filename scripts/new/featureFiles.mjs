/** The first messages of a new feature, in every language of the shop. */
const languages = {
  en: {
    title: 'New',
    empty: 'Nothing here yet.',
    loading: 'Just a moment …',
    failed: 'This did not work. Try again.',
  },
  de: {
    title: 'Neu',
    empty: 'Hier ist noch nichts.',
    loading: 'Einen Moment …',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  },
  fr: {
    title: 'Nouveau',
    empty: 'Rien ici pour le moment.',
    loading: 'Un instant …',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
  },
  ko: {
    title: '새로운 기능',
    empty: '아직 아무것도 없습니다.',
    loading: '잠시만 기다려 주세요 …',
    failed: '문제가 발생했습니다. 다시 시도해 주세요.',
  },
};

/** @param {string} feature @param {keyof typeof languages} language */
function messages(feature, language) {
  const lines = Object.entries(languages[language]).map(([key, text]) => `  '${feature}.${key}': '${text}',`);
  if (language === 'en')
    return `/** Messages of this module. Tell the translator where each one is used. */\nconst en = {\n${lines.join('\n')}\n};\nexport default en;\n`;
  return `import type { Translation } from '../../i18n/messages.ts';
import type en from './en.ts';

const ${language}: Translation<typeof en> = {
${lines.join('\n')}
};
export default ${language};
`;
}

/**
 * The standard files of a feature module: store, view, storyboard, messages in four languages and a test.
 * @param {string} feature camelCase
 * @returns {Record<string, string>} text by path
 */
export function featureFiles(feature) {
  const name = feature.charAt(0).toUpperCase() + feature.slice(1);
  const folder = `packages/features/src/${feature}`;
  /** @type {Record<string, string>} */
  const files = {
    [`${folder}/index.ts`]: `export { ${name} } from './${name}.tsx';
export { ${name}Store, type ${name}Snapshot } from './${name}Store.ts';
export { ${feature}Messages } from './${feature}Messages.ts';
`,
    [`${folder}/${feature}Messages.ts`]: `import { defineMessages } from '../i18n/messages.ts';
import type en from './messages/en.ts';

/** Messages of the ${feature} module. */
export const ${feature}Messages = defineMessages<typeof en>({
  namespace: '${feature}',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});
`,
    [`${folder}/${name}Store.ts`]: `import { makeAutoObservable, runInAction } from 'mobx';

type Status = { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed' };

export interface ${name}Snapshot {
  items: string[];
}

/** Fetches the data with one call of the contract's client. */
type FetchItems = () => Promise<string[]>;

/** State and rules of ${feature}; no React, no fetch, no DOM. */
export class ${name}Store {
  status: Status = { kind: 'loading' };
  items: readonly string[] = [];
  private readonly fetchItems: FetchItems;

  constructor(fetchItems: FetchItems) {
    this.fetchItems = fetchItems;
    makeAutoObservable<${name}Store, 'fetchItems'>(this, { fetchItems: false }, { autoBind: true });
  }

  /** The state from the server. */
  static fromSnapshot(snapshot: ${name}Snapshot, fetchItems: FetchItems): ${name}Store {
    const store = new ${name}Store(fetchItems);
    store.items = snapshot.items;
    store.status = { kind: 'ready' };
    return store;
  }

  toSnapshot(): ${name}Snapshot {
    return { items: [...this.items] };
  }

  get isEmpty(): boolean {
    return this.status.kind === 'ready' && this.items.length === 0;
  }

  /** Fetches the items; after a failure the shopper may try again. */
  async open(): Promise<void> {
    this.status = { kind: 'loading' };
    try {
      const items = await this.fetchItems();
      runInAction(() => {
        this.items = items;
        this.status = { kind: 'ready' };
      });
    } catch {
      runInAction(() => {
        this.status = { kind: 'failed' };
      });
    }
  }
}
`,
    [`${folder}/${name}Store.test.ts`]: `import { expect, it } from 'vitest';
import { ${name}Store } from './${name}Store.ts';

it('shows the fetched items', async () => {
  const store = new ${name}Store(async () => ['first']);
  await store.open();
  expect(store.items).toEqual(['first']);
  expect(store.isEmpty).toBe(false);
});

it('lets the shopper try again after a failure', async () => {
  let isAway = true;
  const store = new ${name}Store(async () => {
    if (isAway) throw new Error('away');
    return [];
  });
  await store.open();
  expect(store.status.kind).toBe('failed');
  isAway = false;
  await store.open();
  expect(store.isEmpty).toBe(true);
});

it('keeps the server’s state in the browser', async () => {
  const store = new ${name}Store(async () => ['first', 'second']);
  await store.open();
  const again = ${name}Store.fromSnapshot(JSON.parse(JSON.stringify(store.toSnapshot())), async () => []);
  expect(again.toSnapshot()).toEqual(store.toSnapshot());
});
`,
    [`${folder}/${name}.tsx`]: `import { observer } from 'mobx-react-lite';
import { Heading } from '@touchline/design-system/Heading';
import { useMessages } from '../i18n/useMessages.ts';
import { ${feature}Messages } from './${feature}Messages.ts';
import type { ${name}Store } from './${name}Store.ts';

/** One sentence on what a shopper does here. */
export const ${name} = observer(function ${name}({ store }: { store: ${name}Store }) {
  const t = useMessages(${feature}Messages);
  return (
    <section aria-busy={store.status.kind === 'loading'}>
      <Heading level={2} variant="title">
        {t('${feature}.title')}
      </Heading>
      {store.status.kind === 'loading' && <p>{t('${feature}.loading')}</p>}
      {store.status.kind === 'failed' && <p role="alert">{t('${feature}.failed')}</p>}
      {store.isEmpty && <p>{t('${feature}.empty')}</p>}
      <ul>
        {store.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
});
`,
    [`${folder}/${name}.fixtures.ts`]: `import { ${name}Store } from './${name}Store.ts';

/** A store with these items. */
export const ${feature}With = (items: string[]): ${name}Store => ${name}Store.fromSnapshot({ items }, async () => items);

/** A store whose response never arrives. */
export const ${feature}Waiting = (): ${name}Store => new ${name}Store(() => new Promise(() => undefined));

/** A store whose back end was unavailable. */
export function ${feature}Failed(): ${name}Store {
  const store = new ${name}Store(() => Promise.reject(new Error('away')));
  void store.open();
  return store;
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${feature}Failed, ${feature}Waiting, ${feature}With } from './${name}.fixtures.ts';
import { ${name} } from './${name}.tsx';

const meta = { title: 'Features/${name}', component: ${name}, args: { store: ${feature}Waiting() } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loading. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Just a moment …')).toBeVisible();
  },
};

/** The usual case. */
export const Ready: Story = {
  args: { store: ${feature}With(['First', 'Second']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
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
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
`,
  };
  for (const language of /** @type {(keyof typeof languages)[]} */ (Object.keys(languages)))
    files[`${folder}/messages/${language}.ts`] = messages(feature, language);
  return files;
}
