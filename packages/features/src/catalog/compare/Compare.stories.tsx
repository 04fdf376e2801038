import type { Meta, StoryObj } from '@storybook/react-vite';
import { getProduct, listCards } from '@touchline/contract/product/endpoints';
import type { Product } from '@touchline/contract/product/schema';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { tempo as card } from '../productCard/ProductCard.fixtures.ts';
import { bare, bottle, carbon, longHaul, longNamed, tempo } from './Compare.fixtures.ts';
import { comparedProduct } from './ComparedProduct.ts';
import { ComparePage } from './ComparePage.tsx';
import { CompareStore, type CompareSnapshot } from './CompareStore.ts';

/** `Partial` is a story. */
type Changes = { [Key in keyof CompareSnapshot]?: CompareSnapshot[Key] };

const ready = (products: readonly Product[], change: Changes = {}) =>
  CompareStore.fromSnapshot(testPorts(), {
    status: { kind: 'ready' },
    query: { ids: products.map(({ id }) => id), onlyDifferences: false },
    products: products.map(comparedProduct),
    missing: 0,
    suggestions: [],
    ...change,
  });

const inStatus = (status: CompareSnapshot['status']) => ready([], { status });

const meta = {
  title: 'Features/Catalogue/Compare',
  component: ComparePage,
  parameters: { layout: 'fullscreen' },
  args: { store: ready([tempo, carbon, longHaul]) },
  render: (args) => (
    <main>
      <ComparePage {...args} />
    </main>
  ),
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three shoes side by side, one reduced, one sold out. */
export const Default: Story = {
  parameters: { requirements: ['A3.59'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Products side by side' }));
    const cellsOf = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await expect(cellsOf('Drop')).toEqual(['8 mm', '8 mm', '6 mm']);
    await expect(cellsOf('Stack')).toEqual(['–Not stated', '39.5 mm', '–Not stated']);
    await expect(cellsOf('Availability')).toEqual(['In stock', 'In stock', 'Sold out']);
    await expect(cellsOf('Certificates')).toEqual(['GRS', '–Not stated', '–Not stated']);
  },
};

/** One product so far: others that are alike can be added. */
export const Partial: Story = {
  args: {
    store: ready([tempo], {
      suggestions: [carbon, longHaul].map(({ id, name }) => ({ id, name })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add Long Haul 2' })).toHaveAttribute(
      'href',
      '/gb/compare?products=RR4101,RR4301',
    );
  },
};

/** Four, as many as there is room for. */
export const Ready: Story = { args: { store: ready([tempo, carbon, longHaul, bare]) } };

/** In a narrow column the table scrolls for itself: nothing of it, hidden texts neither, widens the page. */
export const ReadyNarrow: Story = {
  args: { store: ready([tempo, carbon, longHaul, bare]) },
  render: (args) => (
    <main style={{ inlineSize: 320, position: 'relative' }}>
      <ComparePage {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
  },
};

/** What is the same for all of them is left out. */
export const ReadyOnlyDifferences: Story = {
  args: {
    store: ready([tempo, carbon], {
      query: { ids: [tempo.id, carbon.id], onlyDifferences: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: 'Drop' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Weight' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Only what differs' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** The same in every line: said instead of an empty table. */
export const ReadyAllTheSame: Story = {
  args: {
    store: ready([tempo, { ...tempo, id: 'RR4102' }], {
      query: { ids: ['RR4101', 'RR4102'], onlyDifferences: true },
    }),
  },
};

/** A shoe and a bottle have little in common. */
export const ReadyUnlike: Story = { args: { store: ready([tempo, bottle]) } };

/** One of the address is not sold in this country. */
export const ReadyWithoutOne: Story = {
  args: { store: ready([tempo, carbon], { missing: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of these products is not sold here.')).toBeVisible();
  },
};

/** An address that names no product. */
export const Empty: Story = { args: { store: ready([]) } };

export const Loading: Story = { args: { store: inStatus({ kind: 'loading' }) } };
export const Failed: Story = { args: { store: inStatus({ kind: 'failed', reason: 'unavailable' }) } };
export const Offline: Story = { args: { store: inStatus({ kind: 'failed', reason: 'offline' }) } };

/** Long words break in their columns. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: { store: ready([longNamed, tempo, longNamed].map((one, at) => ({ ...one, id: `${one.id}${at}` }))) },
};

/** Loads again by keyboard after a failure. */
export const TriesAgain: Story = {
  tags: ['!autodocs'],
  loaders: [
    async () => {
      const ports = testPorts();
      const away = { status: 503, error: { errorCode: 'Unavailable', message: '' } } as const;
      ports.server.on(getProduct, away, away, away, { answer: tempo });
      ports.server.on(listCards, { answer: { items: [{ ...card, id: 'RR4201', name: 'Tempo 4 Carbon' }] } });
      const store = new CompareStore(ports);
      await store.load({ ids: [tempo.id], onlyDifferences: false });
      return { store };
    },
  ],
  render: (_, { loaded }) => (
    <main>
      <ComparePage store={loaded['store'] as CompareStore} />
    </main>
  ),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('columnheader', { name: /Tempo 4/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Tempo 4 Carbon' })).toBeVisible();
  },
};
