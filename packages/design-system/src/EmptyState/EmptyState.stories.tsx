import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { pictureOf } from '../testing/pictures.ts';
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
/** A picture of what is missing: beside the words, on a phone below them. */
export const WithPicture: Story = {
  args: {
    level: 1,
    picture: <Picture view={pictureOf('#3a3d44')} alt="" sizes="40vw" ratio="square" hasTile={false} />,
  },
};
export const Playground: Story = { args: { level: 1, title: 'Out of play' } };
