import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Components/Content/Rating',
  component: Rating,
  tags: ['ready'],
  parameters: { needs: ['show stars', 'show how shoppers rated something'] },
  args: { value: 4.6, label: '4.6 out of 5 stars' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <Link href="#reviews">4.6 from 312 reviews</Link> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible();
  },
};
/** No rating yet: five outlined stars. */
export const Empty: Story = { args: { value: 0, label: 'Not rated yet' } };

export const Playground: Story = { tags: ['!test'], args: { value: 3.1, label: '3.1 out of 5 stars' } };

/** From none to all, rounded to the nearest star. */
export const Values: Story = {
  render: (args) => (
    <Stack gap={8}>
      {[1, 2.4, 2.5, 4, 5].map((value) => (
        <Rating {...args} key={value} value={value} label={`${value} out of 5 stars`}>
          {value}
        </Rating>
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    label: '4,6 von 5 Sternen',
    children: <Link href="#reviews">4,6 aus 1.312 Kundenbewertungen</Link>,
  },
};
