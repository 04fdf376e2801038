import { endWishlistNotices } from '@touchline/contract/wishlist/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { testPorts } from '../platform/ports/testPorts.ts';
import { WishlistNoticesPage } from './WishlistNoticesPage.tsx';
import { WishlistNoticesStore, type WishlistNoticesStatus } from './WishlistNoticesStore.ts';

const storeIn = (status: WishlistNoticesStatus = { kind: 'asking' }) => {
  const ports = testPorts();
  ports.server.on(endWishlistNotices, 'offline', { answer: { isOn: false } });
  return WishlistNoticesStore.fromSnapshot(ports, { key: 'c0ffee', status });
};

const meta = {
  title: 'Features/Wishlist/End of mails',
  component: WishlistNoticesPage,
  args: { store: storeIn() },
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      Loading: 'Opening it asks the back end for nothing.',
      Empty: 'There is always something to end.',
    },
  },
} satisfies Meta<typeof WishlistNoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened from a mail: nothing is ended yet. */
export const Default: Story = {};
export const Submitting: Story = { args: { store: storeIn({ kind: 'ending' }) } };
export const Succeeded: Story = { args: { store: storeIn({ kind: 'ended' }) } };
export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) } };
export const Offline: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };
export const LongContent: Story = { globals: { language: 'de' } };

/** The first press does not get through, the second does. */
export const EndsThem: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No more mails' }));
    await expect(await canvas.findByText('Nothing was changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'No more mails' }));
    await expect(await canvas.findByText(/No mails about the wishlist come any more/)).toBeVisible();
  },
};
