import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';

/** A router's link, as a site would give it. */
const RouterLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a data-router="" {...rest}>
    {children}
  </a>
);

const meta = {
  title: 'Components/Foundations/Link provider',
  component: LinkProvider,
  args: { anchor: RouterLink, children: <Link href="#shoes">Shoes</Link> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every link below is the router's. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Shoes' })).toHaveAttribute('data-router');
  },
};
