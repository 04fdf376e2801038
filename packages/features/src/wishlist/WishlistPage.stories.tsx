import { listCards } from '@touchline/contract/product/endpoints';
import * as calls from '@touchline/contract/wishlist/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { testPorts, type TestPorts } from '../platform/ports/testPorts.ts';
import {
  itemsOf,
  longCards,
  mayasLists,
  savedCards,
  savedProducts,
  wishlistWith,
} from './Wishlist.fixtures.ts';
import { WishlistPage } from './WishlistPage.tsx';
import { WishlistStore } from './WishlistStore.ts';

const input = { session: { isSignedIn: true }, guestIds: () => [], onSavedChange: () => undefined };

const meta = {
  title: 'Features/Wishlist/Wishlist',
  component: WishlistPage,
  parameters: { layout: 'fullscreen', requirements: ['A1.06'] },
  args: {
    store: wishlistWith(),
    saved: savedProducts(),
    isSignedIn: true,
    signInPath: '/account/login',
    onRemoved: fn(),
  },
} satisfies Meta<typeof WishlistPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three lists of an account; the one without a name is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wishlist');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Manchester marathon, 2 products' })).toBeVisible();
  },
};

/** A guest has one list, in this browser, and is told how to keep it. */
export const Guest: Story = {
  args: { store: wishlistWith({}, { isSignedIn: false }), isSignedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Your lists' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/gb/account/login?returnTo=%2Fwishlist',
    );
  },
};

/** A shared list: its link, and no new name. */
export const Shared: Story = {
  args: { store: wishlistWith({ wishlistCollectionId: 'birthday' }) },
  parameters: { requirements: ['A4.39'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Rename, share or delete'));
    await expect(canvas.getByRole('textbox', { name: 'Link to this list' })).toHaveValue(
      'https://shop.example/gb/wishlist/shared/0123456789abcdef0123456789abcdef',
    );
    await expect(canvas.queryByRole('textbox', { name: 'Name of this list' })).toBeNull();
  },
};

/** Mails about what is saved come; they end here or in any of them. */
export const ReadyWithNotices: Story = { args: { store: wishlistWith({ hasNotices: true }) } };

function notifying() {
  const ports = testPorts();
  ports.server.on(calls.setWishlistNotices, { answer: { isOn: true } });
  return wishlistWith({}, { ports });
}

/** Asks for mails by keyboard. */
export const AsksForNotices: Story = {
  tags: ['!autodocs'],
  args: { store: notifying() },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mail me' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('We’ll let you know by email')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No more mails' })).toHaveFocus();
  },
};

export const Loading: Story = { args: { store: new WishlistStore(testPorts(), input) } };

/** Nothing is saved yet. */
export const Empty: Story = {
  args: { store: wishlistWith({ cards: [], collections: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  },
};

/** Another list of the account has products, this one has none yet. */
export const EmptyList: Story = {
  args: { store: wishlistWith({ cards: [], wishlistCollectionId: 'race' }) },
};

export const Failed: Story = {
  args: { store: wishlistWith({ cards: [], status: { kind: 'failed', reason: 'offline' } }) },
};

/** A list without a name is refused next to its field. */
export const Invalid: Story = {
  args: {
    store: Object.assign(wishlistWith({ problem: { kind: 'nameRequired' } }), {
      operations: {
        ...wishlistWith().operations,
        create: { pending: false, serverError: { kind: 'nameRequired' } },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Name of the new list/ })).toBeInvalid();
  },
};

/** The list took no more. */
export const Full: Story = { args: { store: wishlistWith({ problem: { kind: 'full' } }) } };

/** Names of products and lists that are longer than their places. */
export const LongContent: Story = {
  args: {
    store: wishlistWith({
      cards: longCards,
      collections: mayasLists.map((list) => ({
        ...list,
        name: `${list.name} Everything for the long way home`,
      })),
    }),
  },
};

/** Two saved products are not sold in this country. */
export const NotSoldHere: Story = {
  args: {
    store: wishlistWith({
      wishlistItems: ['TL4100', 'TL4101', 'TL4102', 'TL4103', 'X1', 'X2'].map((productId) => ({
        ...{ productId, collectionItemId: productId, imageUrl: '' },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 saved products are not sold in this country.')).toBeVisible();
  },
};

/** A product goes; the focus is on the title, not lost with the button, and it can be put back. */
export const Removes: Story = {
  args: { store: wishlistWith() },
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove / })[0] ?? canvas.getByRole('main'));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(args.onRemoved).toHaveBeenCalledOnce();
  },
};

/** Another colour takes the place of the saved one, by keyboard. */
export const ChangesTheColour: Story = {
  tags: ['!autodocs'],
  loaders: [
    () => {
      const ports = testPorts();
      const store = wishlistWith({}, { ports });
      const [first, ...others] = savedCards;
      const black = { ...first, id: 'TL4199', color: 'Black / volt' } as (typeof savedCards)[number];
      ports.server
        .on(calls.replaceWishlistItem, { answer: { items: itemsOf([black, ...others]) } })
        .on(listCards, { answer: { items: [black, ...others] } });
      return { ports, store };
    },
  ],
  render: (args, { loaded }) => <WishlistPage {...args} store={loaded['store'] as WishlistStore} />,
  play: async ({ canvas, loaded }) => {
    const { server } = loaded['ports'] as TestPorts;
    const [summary] = canvas.getAllByText('Change colour or list');
    await userEvent.click(summary as HTMLElement);
    const [colours] = canvas.getAllByRole('combobox', { name: /^Another colour of / });
    await userEvent.selectOptions(colours as HTMLElement, 'Black / volt');
    const [change] = canvas.getAllByRole('button', { name: 'Change' });
    change?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(server.callsOf(calls.replaceWishlistItem)).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The network is lost: nothing changes, and the page says so. */
export const RemoveFails: Story = {
  args: {
    store: (() => {
      const ports = testPorts();
      const store = wishlistWith({}, { ports });
      ports.server.on(calls.deleteWishlistItem, 'offline');
      return store;
    })(),
  },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove / })[0] ?? canvas.getByRole('main'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was changed');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** Deleting a list asks first. */
export const AsksBeforeDeleting: Story = {
  args: { store: wishlistWith({ wishlistCollectionId: 'race' }) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Rename, share or delete'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Manchester marathon”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Delete list' })).toBeVisible();
  },
};
