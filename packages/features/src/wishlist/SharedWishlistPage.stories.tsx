import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shownCards } from '../catalog/productCard/index.ts';
import { testPorts } from '../platform/ports/testPorts.ts';
import { SharedWishlistPage } from './SharedWishlistPage.tsx';
import { SharedWishlistStore, type SharedWishlistSnapshot } from './SharedWishlistStore.ts';
import { savedCards } from './Wishlist.fixtures.ts';

const shared = (change: Partial<SharedWishlistSnapshot> = {}) =>
  SharedWishlistStore.fromSnapshot(testPorts(), {
    ...{ token: 't', status: { kind: 'ready' }, name: 'Birthday', cards: shownCards(savedCards) },
    ...change,
  });

const meta = {
  title: 'Features/Wishlist/Shared wishlist',
  component: SharedWishlistPage,
  parameters: { layout: 'fullscreen' },
  args: { store: shared() },
} satisfies Meta<typeof SharedWishlistPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A friend's list: read only. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Birthday');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

export const Loading: Story = { args: { store: shared({ status: { kind: 'loading' } }) } };

/** The link was withdrawn, or never was one. */
export const Gone: Story = {
  args: { store: shared({ name: undefined, cards: shownCards([]) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This list is not shared any more',
    );
  },
};

export const Failed: Story = {
  args: { store: shared({ status: { kind: 'failed', reason: 'offline' } }) },
};
