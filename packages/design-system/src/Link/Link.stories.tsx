import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RulerIcon } from '../Icon/icons.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#returns', children: 'How returns work' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#returns');
  },
};

export const Playground: Story = { args: { variant: 'strong' } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <p>
        You can return it. <Link href="#returns">How returns work</Link>
      </p>
      <span>
        <Link href="#sizes" variant="strong">
          <RulerIcon size={20} /> Size guide
        </Link>
      </span>
      <span>
        <LinkButton>Remove</LinkButton>
      </span>
    </Stack>
  ),
};
