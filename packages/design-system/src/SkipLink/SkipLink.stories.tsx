import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen only while it has the focus, which is first of all. */
export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await expect(within(canvasElement).getByRole('link').clientWidth).toBeGreaterThan(44);
  },
};
export const Playground: Story = { args: { href: '#results' }, render: (args) => <SkipLink {...args} /> };
