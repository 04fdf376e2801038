import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { knownBrands } from '../brand/knownBrands.generated.ts';
import { Logo } from './Logo.tsx';
import { LogoMark } from './LogoMark.tsx';

const { touchline, northing } = knownBrands;

const meta = {
  title: 'Components/Content/Logo',
  component: Logo,
  tags: ['ready'],
  parameters: { needs: ['show whose shop it is', 'lead back to the first page'] },
  args: { art: touchline.mark, name: touchline.logo },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mark and name. The name is text, so it is read and scales with the user's font size. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'], args: { name: 'Touchline Outlet' } };
export const Northing: Story = {
  args: { art: northing.mark, name: northing.logo },
  globals: { brand: 'northing' },
};

/** The mark alone needs a name. */
export const MarkOnly: Story = {
  render: () => (
    <Cluster gap={20}>
      <LogoMark art={touchline.mark} size={40} label="Touchline" />
      <LogoMark art={northing.mark} size={40} label="Northing" />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Touchline' })).toBeVisible();
  },
};

/** Takes the text colour of its background. */
export const OnBand: Story = {
  render: (args) => (
    <div data-ground="band" style={{ padding: 24 }}>
      <Logo {...args} />
    </div>
  ),
};

/** A name too long for its line is not cut. */
export const LongContent: Story = { args: { name: 'Touchline Mannschaftsausstattung' } };
