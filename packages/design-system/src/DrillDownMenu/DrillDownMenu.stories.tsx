import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrillDownMenu } from './DrillDownMenu.tsx';

const allShoes = { label: 'All men’s shoes', href: '#shoes', isStrong: true };

const meta = {
  title: 'Components/Navigation/DrillDownMenu',
  component: DrillDownMenu,
  tags: ['ready'],
  args: {
    label: 'Main',
    backLabel: 'Back to the menu',
    entries: [
      { label: 'New', href: '#new', note: '64' },
      {
        label: 'Men',
        href: '#men',
        lists: [{ title: 'Shoes', links: [allShoes, { label: 'Road running', href: '#road' }] }],
      },
      {
        label: 'Women',
        href: '#women',
        lists: [{ links: [{ label: 'All for women', href: '#women-all', isStrong: true }] }],
      },
      { label: 'Sale', href: '#sale', note: 'up to −40%', isSale: true },
    ],
  },
  parameters: { needs: ['the main menu of a phone', 'go down into a range'] },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: 360, overflowX: 'clip' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DrillDownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An entry with lists opens a page over the others; its head leads back. */
export const Default: Story = {};

export const ByKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('All men’s shoes')).not.toBeVisible();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: /New/ })).toHaveFocus();
    await userEvent.tab();
    const men = page.getByText('Men').closest('summary') as HTMLElement;
    await expect(men).toHaveFocus();
    await userEvent.click(men);
    await waitFor(() => expect(page.getByRole('link', { name: 'All men’s shoes' })).toBeVisible());
    // What the page covers is not reached.
    await waitFor(() => expect(page.getByText('New')).not.toBeVisible());
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'All men’s shoes' })).toHaveFocus();
    await expect(men).toHaveTextContent('Back to the menu');
    await userEvent.click(men);
    await waitFor(() => expect(page.getByText('All men’s shoes')).not.toBeVisible());
    await waitFor(() => expect(page.getByText('New')).toBeVisible());
  },
};
export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Men'));
  },
};

/** Right to left: the arrow points in the reading direction, and back once the page is open. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('summary svg') as SVGElement;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

export const LongContent: Story = {
  args: {
    entries: [
      {
        label: 'Mannschaftssport',
        href: '#team',
        note: '1.204 Artikel',
        lists: [
          {
            title: 'Torwartausrüstung',
            links: [{ label: 'Kompressionsunterziehbekleidung für Torhüterinnen', href: '#a' }],
          },
        ],
      },
      { label: 'Restpostenverkauf', href: '#sale', note: 'bis zu −40 %', isSale: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongContentOpened: Story = {
  ...LongContent,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Mannschaftssport'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
