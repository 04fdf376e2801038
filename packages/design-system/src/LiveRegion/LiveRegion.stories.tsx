import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Components/Feedback/LiveRegion',
  component: LiveRegion,
  tags: ['ready'],
  // These stories show the region itself; all others stand beside the Storybook's one.
  parameters: { liveRegion: false, needs: ['tell screen readers what changed', 'announce a result'] },
  args: {},
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announcements appear in the one region that is mounted from the start. */
export const Default: Story = {
  render: (args) => (
    <>
      <LiveRegion {...args} />
      <Button onClick={() => announce('12 products')}>Announce</Button>
    </>
  ),
};

export const Announced: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('12 products'));
  },
};

export const Playground: Story = {
  render: (args) => (
    <>
      <LiveRegion {...args} />
      <Button variant="secondary" onClick={() => announce('Saved to your list')}>
        Save
      </Button>
    </>
  ),
};

/** Empty until something is announced, and takes no space. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
