import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartPage } from './StartPage.tsx';

const meta = {
  title: 'Start/Welcome',
  component: StartPage,
  // It counts what there is, so each new story would change its picture.
  parameters: { chromatic: { disableSnapshot: true }, controls: { disable: true } },
} satisfies Meta<typeof StartPage>;
export default meta;

/** What is where, the brands, the tools, and how to review. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Components' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /northing/i })).toHaveAttribute(
      'href',
      expect.stringContaining('globals=brand:northing'),
    );
  },
};
