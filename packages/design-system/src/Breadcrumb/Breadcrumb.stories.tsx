import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  tags: ['ready'],
  args: {
    label: 'You are here',
    crumbs: [{ label: 'Home', href: '#home' }, { label: 'Men', href: '#men' }, { label: 'Running shoes' }],
  },
  parameters: { needs: ['show where one is', 'a way back up'] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark with a list of links; the current page is marked and is not a link. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(page.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Men' })).toHaveFocus();
    await expect(page.getByText('Running shoes')).toHaveAttribute('aria-current', 'page');
    await expect(page.queryByRole('link', { name: 'Running shoes' })).toBeNull();
  },
};
export const Playground: Story = { args: { crumbs: [{ label: 'Home', href: '#home' }, { label: 'Sale' }] } };

/** On a product page every entry is a link: the product's name is the headline below. */
export const WithoutThePage: Story = {
  args: {
    crumbs: [
      { label: 'Home', href: '#home' },
      { label: 'Men', href: '#men' },
    ],
  },
};

/** Wraps to a second line; nothing is left out. */
export const LongContent: Story = {
  args: {
    crumbs: [
      'Startseite',
      'Herrenbekleidung',
      'Funktionsunterwäsche',
      'Kompressionsbekleidung',
      'Laufstrümpfe',
    ].map((label) => ({ label, href: `#${label}` })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A word longer than its line breaks, as happens when text is twice as large. */
export const Narrow: Story = {
  args: LongContent.args ?? {},
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('navigation');
    await expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth);
  },
};

/** The arrows point in the reading direction. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg') as SVGElement;
    await expect(getComputedStyle(mark).scale).toBe('-1 1');
  },
};
