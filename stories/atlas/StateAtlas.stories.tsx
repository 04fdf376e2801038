import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateAtlas } from './StateAtlas.tsx';

const meta = {
  title: 'Labs/State atlas',
  component: StateAtlas,
  // The table changes with every story, so it has no picture.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof StateAtlas>;
export default meta;

/** Every module × every state. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const returns = within(canvas.getByRole('row', { name: /^Orders \/ Returns/ }));
    await expect(returns.getByRole('link', { name: /Submitting/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/path=\/story\/features-orders-returns--submitting/),
    );
    const store = within(canvas.getByRole('row', { name: /^ReturnStore/ }));
    await expect(store.getByRole('link', { name: 'announced' })).toBeVisible();
  },
};
