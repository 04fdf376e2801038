import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LinkList } from './LinkList.tsx';

const meta = {
  title: 'Components/Navigation/LinkList',
  component: LinkList,
  tags: ['ready'],
  args: {
    title: 'Shoes',
    links: [
      { label: 'All men’s shoes', href: '#all', isStrong: true },
      { label: 'Road running', href: '#road' },
      { label: 'Trail', href: '#trail' },
    ],
  },
  parameters: { needs: ['a column of links', 'links in the footer', 'links to go on from here'] },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named list, so that screen readers announce what it is and how long. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('list', { name: 'Shoes' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Shoes' })).toBeVisible();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'All men’s shoes' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Road running' })).toHaveFocus();
  },
};
export const Playground: Story = { args: { headingVariant: 'head', level: 3 } };

/** In the mega menu the title is larger. */
export const HeadVariant: Story = { args: { headingVariant: 'head' } };

/** One of the links is the current page. */
export const Current: Story = {
  args: {
    title: 'Your account',
    links: [
      { label: 'Orders', href: '#orders', isCurrent: true },
      { label: 'Details', href: '#details' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const WithoutTitle: Story = { args: { title: undefined } };

/** Side by side: the legal links at the end of a page. */
export const InALine: Story = {
  args: { title: undefined, layout: 'line' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  },
};

/** On the dark band of the footer. */
export const OnBand: Story = {
  decorators: [
    (Story) => (
      <div data-ground="band" style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongContent: Story = {
  args: {
    title: 'Kundeninformationen',
    links: [
      { label: 'Widerrufsbelehrung und Rücksendeformular', href: '#a' },
      { label: 'Datenschutzgrundverordnungshinweise', href: '#b' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
