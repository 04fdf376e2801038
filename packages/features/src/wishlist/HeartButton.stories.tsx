import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { testPorts } from '../platform/ports/testPorts.ts';
import { HeartButton } from './HeartButton.tsx';
import { savedProducts } from './Wishlist.fixtures.ts';

function storeWith(...ids: string[]) {
  const ports = testPorts();
  ports.storage.set('wishlist', JSON.stringify(ids));
  const store = savedProducts({ ports });
  void store.join();
  return store;
}

const meta = {
  title: 'Features/Wishlist/Heart button',
  component: HeartButton,
  args: { store: savedProducts(), product: { id: 'TL4101', name: 'Tempo 4' }, onOutcome: fn() },
} satisfies Meta<typeof HeartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not saved. */
export const Default: Story = {};

/** Saved: the heart is filled. */
export const Saved: Story = {
  args: { store: storeWith('TL4101') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save Tempo 4' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Next to the button of a product page. */
export const Outlined: Story = { args: { variant: 'outlined' } };

/** A press saves, the next one removes; both are told. */
export const Toggles: Story = {
  args: { store: storeWith() },
  tags: ['!autodocs'],
  parameters: { requirements: ['A3.27', 'A4.40'] },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Save Tempo 4' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(args.onOutcome).toHaveBeenLastCalledWith({ kind: 'saved' }));
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(args.onOutcome).toHaveBeenLastCalledWith({ kind: 'removed' }));
  },
};
