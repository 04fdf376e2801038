import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';

/** A router's link component, as a site would pass it. */
const RouterLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a data-router="" {...rest}>
    {children}
  </a>
);

const meta = {
  title: 'Components/Navigation/LinkProvider',
  component: LinkProvider,
  tags: ['ready'],
  parameters: { needs: ['use the links of a router', 'change pages without loading'] },
  args: { anchor: RouterLink, children: <Link href="#shoes">Shoes</Link> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every link inside uses the router. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Shoes' })).toHaveAttribute('data-router');
  },
};

export const Playground: Story = { tags: ['!test'] };

/** Without a provider links are plain, and work before hydration. */
export const WithoutProvider: Story = {
  render: () => <Link href="#shoes">Shoes</Link>,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Shoes' });
    await expect(link).not.toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '#shoes');
  },
};
