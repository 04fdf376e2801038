import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { britain, germany, korea, usa } from '../../platform/site/Site.fixtures.ts';
import { RegionPage } from './RegionPage.tsx';

const meta = {
  title: 'Features/Region/Country selector',
  component: RegionPage,
  args: { markets: [usa, britain, germany, korea].map(({ market }) => market) },
} satisfies Meta<typeof RegionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every country with its languages; the current one is marked. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const current = page
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-current') === 'true');
    await expect(current).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveValue('de');
  },
};
