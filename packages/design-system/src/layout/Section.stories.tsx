import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  tags: ['ready'],
  parameters: { needs: ['divide a page into parts', 'head of a part with a link'] },
  args: { title: 'New this week', children: <p>Sixty-four new things.</p> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its title is a heading of level 2. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'New this week' }),
    ).toBeVisible();
  },
};

export const Playground: Story = {
  args: {
    action: (
      <Link href="#all" variant="strong">
        All 64
      </Link>
    ),
  },
};

/** Sections are 48 px apart on a phone, 88 px on a desktop. */
export const Rhythm: Story = {
  render: (args) => (
    <>
      <Section {...args} />
      <Section title="Sizes going fast">
        <p>Two left in UK 8.</p>
      </Section>
    </>
  ),
};

/** The content has its own heading. */
export const Untitled: Story = { args: { title: undefined } };

export const LongContent: Story = {
  args: {
    title: 'Neuerscheinungen der Laufschuhherbstkollektion',
    action: (
      <Link href="#all" variant="strong">
        Alle vierundsechzig ansehen
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
