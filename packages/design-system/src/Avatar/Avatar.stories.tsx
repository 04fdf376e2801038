import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { brokenPicture } from '../testing/pictures.ts';
import { Avatar } from './Avatar.tsx';

const face =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M0 0h96v96H0z" fill="#d9ff2e"/><circle cx="48" cy="40" r="18" fill="#0b0b0c"/><path d="M12 96a36 30 0 0 1 72 0z" fill="#0b0b0c"/></svg>';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  tags: ['ready'],
  parameters: { needs: ['show who wrote a review', 'show who is signed in'] },
  args: { name: 'Maya Okafor', size: 56 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initials. Decorative, because the name is next to it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('MO')).toHaveAttribute('aria-hidden', 'true');
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const Playground: Story = { tags: ['!test'], args: { label: 'Maya Okafor' } };

export const WithPicture: Story = {
  args: { src: `data:image/svg+xml,${encodeURIComponent(face)}`, label: 'Maya Okafor' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Maya Okafor' }).querySelector('img'),
    ).not.toBeNull();
  },
};

/** A picture that fails to load is replaced by the initials. */
export const Failed: Story = {
  args: { src: brokenPicture.src },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('MO')).toBeVisible());
  },
};

/** Without a name: a generic person icon. */
export const Empty: Story = { args: { name: '' } };

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {([32, 40, 56, 96] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};

/** One letter for names written without spaces; first and last word of long names. */
export const LongContent: Story = {
  render: (args) => (
    <Cluster>
      {['Ana María de la Cruz y Mendoza', '김민지', 'Ärmel Öztürk', 'x'].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Cluster>
  ),
};
