import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RatingDistribution } from './RatingDistribution.tsx';

const counts = [203, 74, 21, 9, 5];
const shares = counts.map((count, index) => ({
  stars: 5 - index,
  count,
  label: index === 4 ? '1 star' : `${5 - index} stars`,
  value: String(count),
}));

const meta = {
  title: 'Components/Content/RatingDistribution',
  component: RatingDistribution,
  tags: ['ready'],
  parameters: { needs: ['show how ratings fall', 'filter reviews by stars'] },
  args: { label: 'How 312 shoppers rated it', shares },
} satisfies Meta<typeof RatingDistribution>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bar has its number as text next to it; screen readers skip the bars. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'How 312 shoppers rated it' });
    const [best] = within(list).getAllByRole('listitem');
    await expect(best).toHaveTextContent('5 stars203');
  },
};
export const Playground: Story = { tags: ['!test'] };

/** Each row links to the reviews with that number of stars and is 44 px high. */
export const Links: Story = {
  args: {
    shares: shares.map((share) => ({
      ...share,
      href: `#stars-${share.stars}`,
      isCurrent: share.stars === 4,
    })),
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links[1]).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** No ratings yet. */
export const Empty: Story = { args: { shares: shares.map((share) => ({ ...share, count: 0, value: '0' })) } };

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Verteilung der Bewertungen',
    shares: shares.map((share) => ({
      ...share,
      label: `${share.stars} von 5 Sternen`,
      value: `${share.count}.000 Bewertungen`,
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
