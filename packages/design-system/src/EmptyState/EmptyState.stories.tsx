import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing in the bag yet',
    children: 'What you add waits here.',
    actions: <ButtonLink href="#new">See what is new</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { level: 1, title: 'Out of play' } };
