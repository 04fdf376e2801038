import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brandNamed } from '../../.storybook/allBrands.ts';
import { ShopInPage } from './shop/ShopInPage.tsx';

/** Pages of the shop as a shopper sees them: the storefront's own pages with the real back end. */
const meta = {
  component: ShopInPage,
  title: 'Journeys/Pages',
  parameters: { layout: 'fullscreen', liveRegion: false },
  // The toolbar's brand is the shop's.
  render: (args, { globals }) => <ShopInPage {...args} brand={brandNamed(globals['brand'])} />,
} satisfies Meta<typeof ShopInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first story waits for the database. */
const timeoutMs = { timeout: 45_000 };

/** The home page, with its content from the back end. */
export const Home: Story = {
  args: { address: '/gb' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main', undefined, timeoutMs);
    await expect(await within(main).findByRole('heading', { level: 1 }, timeoutMs)).toBeVisible();
  },
};

/** A category with its filters. */
export const List: Story = {
  args: { address: '/gb/men' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Men/ }, timeoutMs)).toBeVisible();
    await expect((await canvas.findAllByRole('article', undefined, timeoutMs)).length).toBeGreaterThan(5);
  },
};

/** Search results; the search field keeps its text. */
export const Search: Story = {
  args: { address: '/gb/search?q=shoes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /shoes/ }, timeoutMs)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveValue('shoes');
  },
};

/** An empty bag. */
export const CartEmpty: Story = {
  args: { address: '/gb/cart' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your bag is empty' }, timeoutMs),
    ).toBeVisible();
  },
};

/** A bag with one pair in it. */
export const CartFull: Story = {
  args: { address: '/gb/cart', bag: ['RR4101_590'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Your bag/ }, timeoutMs),
    ).toBeVisible();
    await expect((await canvas.findAllByText('Tempo 4', undefined, timeoutMs))[0]).toBeVisible();
  },
};

/** The checkout of a guest coming from the bag. */
export const Checkout: Story = {
  args: { address: '/gb/checkout', bag: ['RR4101_590'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Checkout' }, timeoutMs)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Email/ }, timeoutMs)).toBeVisible();
  },
};

/** A product with its sizes. */
export const Product: Story = {
  args: { address: '/gb/tempo-4/RR4101.html' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Tempo 4/ }, timeoutMs)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add to bag' }, timeoutMs)).toBeVisible();
  },
};

/** An address without a page, with links to continue. */
export const NotFound: Story = {
  args: { address: '/gb/no-such-page' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main', undefined, timeoutMs);
    await within(main).findByRole('heading', { level: 1 }, timeoutMs);
    await expect(within(main).getAllByRole('link')[0]).toBeVisible();
  },
};
