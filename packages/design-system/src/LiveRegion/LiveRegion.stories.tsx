import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Components/Foundations/Live region',
  component: LiveRegion,
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is announced stands in the one region that was there from the start. */
export const Default: Story = {
  render: () => (
    <>
      <LiveRegion />
      <Button onClick={() => announce('12 products')}>Announce</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Announce' }));
    await waitFor(() => expect(page.getByText('12 products')).toBeInTheDocument());
  },
};
