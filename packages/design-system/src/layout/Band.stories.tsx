import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Band } from './Band.tsx';
import { Cluster } from './Cluster.tsx';
import { Stack } from './Stack.tsx';

const words = (
  <Stack>
    <Heading level={2} variant="editorial">
      Studs, not spikes
    </Heading>
    <p>
      Firm ground needs eleven short studs in a row that turns with you.{' '}
      <Link href="#fit">Find your fit</Link>
    </p>
    <Cluster>
      <Button>Read the boot test</Button>
      <Button variant="secondary">Later</Button>
    </Cluster>
  </Stack>
);

const meta = {
  title: 'Components/Layout/Band',
  component: Band,
  tags: ['ready'],
  parameters: {
    layout: 'fullscreen',
    needs: ['a coloured part of the page', 'the one yellow field', 'a dark story or footer'],
  },
  args: {
    ground: 'band',
    'aria-label': 'Boot test',
    style: { padding: 24 },
    children: words,
  },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text, lines and buttons adapt to the ground they are on. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector('[data-ground]') ?? canvasElement;
    const { color, backgroundColor } = getComputedStyle(band);
    await expect(color).not.toBe(getComputedStyle(document.body).color);
    await expect(backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    for (const part of band.querySelectorAll('h2, a')) await expect(getComputedStyle(part).color).toBe(color);
  },
};

export const Playground: Story = { args: { ground: 'accent', shape: 'field' } };

/** The brand's colour, at most once on a screen. */
export const Accent: Story = { args: { ground: 'accent' } };

/** A box with the brand's corners, inside the page's gutters. */
export const Field: Story = {
  args: { ground: 'accent', shape: 'field' },
  render: (args) => (
    <div style={{ padding: 24 }}>
      <Band {...args} />
    </div>
  ),
};
