import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BagOutcome } from '@touchline/contract/client/basket';
import { bagErrorKinds } from '@touchline/contract/basket/schema';
import { getLook } from '@touchline/contract/recommendation/endpoints';
import type { FindMineItem } from '@touchline/contract/recommendation/schema';
import { Button } from '@touchline/design-system/Button';
import { Stack } from '@touchline/design-system/layout';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { basketOf, line } from '../basket/Basket.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { picture } from '../../catalog/productCard/ProductCard.fixtures.ts';
import { AddedToBag } from './AddedToBag.tsx';
import { BagErrorNote } from './BagErrorNote.tsx';
import { BagStore } from './BagStore.ts';
import { MatchOffer } from './MatchOffer.tsx';

const item = { productId: 'TL4101_0810', quantity: 1 };

const added = (missingForFreeShipping: number | undefined, name = 'Tempo 4'): BagOutcome => {
  const basket = basketOf([
    line({ productName: name, picture: picture('RR4101', 'side', ''), quantity: 2 }),
    line({ itemId: 'line-2', productId: 'other' }),
  ]);
  return {
    kind: 'done',
    basket: {
      ...basket,
      pricing: {
        ...basket.pricing,
        ...(missingForFreeShipping === undefined ? {} : { missingForFreeShipping }),
      },
    },
  };
};

const flask: FindMineItem = {
  ...{ item_id: 'AC7501_OS', pid: 'AC7501', title: 'Flask 750', price: 26, stock: true },
  ...{ url: '/flask-750/AC7501.html', images: [picture('RR4101', 'side', '')] },
  sizes: [{ item_id: 'AC7501_OS', label: 'One size' }],
};
const { item_id: _, ...inSizes } = {
  ...flask,
  title: 'Pace Tee',
  sizes: ['S', 'M', 'L'].map((label) => ({ item_id: `RT_${label}`, label })),
};

function bagThat(
  answers: BagOutcome | Error | 'never',
  match?: FindMineItem,
): { store: BagStore; asked: () => number } {
  let count = 0;
  const ports = testPorts();
  ports.server.on(getLook, { answer: { items: match ? [match] : [] } });
  const store = new BagStore(() => {
    count += 1;
    if (answers === 'never') return new Promise(() => undefined);
    return answers instanceof Error ? Promise.reject(answers) : Promise.resolve(answers);
  }, ports);
  return { store, asked: () => count };
}

const meta = {
  title: 'Features/Bag/Added to bag',
  component: AddedToBag,
  args: { store: bagThat('never').store },
  loaders: [
    ({ parameters }) => ({ bag: (parameters['make'] as (() => ReturnType<typeof bagThat>) | undefined)?.() }),
  ],
  render: (args, { loaded }) => {
    const store = (loaded['bag'] as ReturnType<typeof bagThat> | undefined)?.store ?? args.store;
    return (
      <main style={{ minBlockSize: '80vh' }}>
        <h1>Tempo 4</h1>
        <Stack gap={12}>
          <BagErrorNote store={store} />
          <Button onClick={() => void store.submit(item)}>Add to bag</Button>
        </Stack>
        <AddedToBag {...args} store={store} />
      </main>
    );
  },
} satisfies Meta<typeof AddedToBag>;
export default meta;
type Story = StoryObj<typeof meta>;

const bagIn = (loaded: Record<string, unknown>) => loaded['bag'] as ReturnType<typeof bagThat>;
const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to bag' }));

/** In the bag: checkout first, then the bag, then one product that goes well with it. A double click adds it once. */
export const Default: Story = {
  parameters: { make: () => bagThat(added(0), flask) },
};

export const AddsAndCloses: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Add to bag' }));
    const dialog = () => within(screen.getByRole('dialog', { name: 'In your bag' }));
    // The sheet moves in: a busy machine takes its time.
    const atLast = { timeout: 5_000 };
    await waitFor(() => expect(dialog().getByText('UK 8, Quantity 2')).toBeVisible(), atLast);
    await expect(bagIn(loaded).asked()).toBe(1);
    await waitFor(() => expect(dialog().getByText('Delivery is free on this order.')).toBeVisible(), atLast);
    const links = dialog()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/gb/checkout', '/gb/cart']);
    await waitFor(() => expect(dialog().getByRole('link', { name: 'View bag (3)' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Add to bag' })).toHaveFocus(),
    );
  },
};

/** Open: below the bag button on a desktop, a sheet on a phone. */
export const Added: Story = {
  parameters: { make: () => bagThat(added(0), inSizes) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** What goes well with it is added by keyboard, without leaving the page; twice pressed it is added once. */
export const AddsTheMatch: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    await press(canvasElement);
    const dialog = within(await screen.findByRole('dialog'));
    const button = await dialog.findByRole('button', { name: 'Add: Flask 750' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Added: Flask 750' })).toBeDisabled();
    await expect(bagIn(loaded).asked()).toBe(2);
  },
};

/** Of several sizes one is chosen first. */
export const AddsTheMatchWithoutASize: Story = {
  ...Added,
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    await press(canvasElement);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add: Pace Tee' }));
    await waitFor(() => expect(dialog.getByText('Choose a size first.')).toBeVisible());
    await expect(bagIn(loaded).asked()).toBe(1);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'M');
    await userEvent.click(dialog.getByRole('button', { name: 'Add: Pace Tee' }));
    await expect(await dialog.findByRole('button', { name: 'Added: Pace Tee' })).toBeDisabled();
  },
};

/** The match has sold out meanwhile: said beside it, with the way to its page. */
export const AddsASoldOutMatch: Story = {
  parameters: {
    make: () => {
      const made = bagThat(added(0), flask);
      made.store.match.status = 'refused';
      return made;
    },
  },
  tags: ['!autodocs'],
  render: (_, { loaded }) => {
    const { match } = bagIn(loaded).store;
    match.item ??= flask;
    return <MatchOffer match={match} />;
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('alert')).toHaveTextContent('That was not added. See it');
    await expect(part.getByRole('link', { name: 'See it' })).toHaveAttribute(
      'href',
      '/gb/flask-750/AC7501.html',
    );
  },
};

/** The bag is below the amount for free delivery, and there is no recommendation. */
export const DeliveryToPay: Story = {
  parameters: { make: () => bagThat(added(12)) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('£12.00 more and delivery is free.')).toBeVisible());
    await expect(dialog.queryByText('Goes well with it')).toBeNull();
  },
};

/** Under way: the button waits, nothing is shown yet. */
export const WaitsForTheBag: Story = {
  parameters: { make: () => bagThat('never') },
  play: async ({ canvasElement, loaded }) => {
    await press(canvasElement);
    await expect(bagIn(loaded).store.isSubmitting).toBe(true);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Every refusal with its message and numbers. */
export const Refused: Story = {
  parameters: { requirements: ['A4.104', 'C8.23'] },
  render: () => (
    <Stack gap={12}>
      {bagErrorKinds.map((kind) => {
        const { store } = bagThat('never');
        store.receive(item, { kind: 'refused', reason: kind, left: 2, max: 10 });
        return <BagErrorNote key={kind} store={store} />;
      })}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const told = within(canvasElement)
      .getAllByRole('alert')
      .map((note) => note.textContent);
    await expect(told).toHaveLength(bagErrorKinds.length);
    await expect(new Set(told).size).toBe(bagErrorKinds.length);
    await expect(told.join()).toContain('At most 10 of this in one order.');
    await expect(told.join()).toContain('Only 2 left, those in the bag included.');
    await expect(told.join()).toContain('The bag is full: it holds 10 different things.');
  },
};

/** The back end says how many are left. */
export const AddsMoreThanIsLeft: Story = {
  parameters: {
    make: () => bagThat({ kind: 'refused', reason: 'QUANTITY_UNAVAILABLE', left: 1 }),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Only 1 left');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** German. */
export const LongContentAdded: Story = {
  globals: { language: 'de' },
  parameters: {
    make: () =>
      bagThat(added(12, 'Straßenlauf-Wettkampfschuh mit Kohlefaserplatte'), {
        ...flask,
        title: 'Straßenlauf-Wettkampfschuh mit Kohlefaserplatte',
      }),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: 'Im Warenkorb' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
