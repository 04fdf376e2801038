import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Brand/Logo',
  component: Logo,
  args: { brand: 'touchline' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { name: 'Touchline Outlet' } };
export const Northing: Story = { args: { brand: 'northing' } };
