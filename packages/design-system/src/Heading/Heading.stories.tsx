import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Content/Heading',
  component: Heading,
  tags: ['ready'],
  parameters: { needs: ['head a page or a part of it', 'make an outline of a page'] },
  args: { level: 2, children: 'New this week' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The level sets the outline; the default variant follows it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'New this week' }),
    ).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { level: 1, variant: 'editorial', children: 'Studs, not spikes' },
};

/** Every variant, largest first. */
export const Variants: Story = {
  render: () => (
    <Stack>
      {(['title', 'editorial', 'index', 'product', 'section', 'head', 'label'] as const).map((variant) => (
        <Heading key={variant} level={2} variant={variant}>
          Studs, not spikes
        </Heading>
      ))}
    </Stack>
  ),
};

/** Long German text becomes narrower before it becomes smaller. */
export const LongContent: Story = {
  args: { level: 1, lang: 'de', children: 'Wiederverwendbare Trinkflaschen' },
  play: async ({ canvas }) => {
    const { hyphens, hyphenateLimitChars } = getComputedStyle(canvas.getByRole('heading'));
    // Hyphenates where the browser has a dictionary for the language; short words are not hyphenated.
    await expect([hyphens, hyphenateLimitChars]).toEqual(['auto', '14 5 5']);
  },
};

/** The same variant at another heading level. */
export const VariantApartFromLevel: Story = {
  args: { level: 3, variant: 'section' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toHaveAttribute(
      'data-variant',
      'section',
    );
  },
};

/** A word wider than its column breaks instead of overflowing. */
export const Narrow: Story = {
  args: { ...LongContent.args },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
