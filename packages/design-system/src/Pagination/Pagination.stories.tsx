import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Pagination } from './Pagination.tsx';
import { SeenProgress } from './SeenProgress.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  subcomponents: { SeenProgress },
  tags: ['ready'],
  args: {
    label: 'Pages',
    page: 4,
    pageCount: 12,
    hrefOf: (page: number) => `#page-${page}`,
    pageLabel: (page: number) => `Page ${page}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
  },
  parameters: { needs: ['go through the pages of a list', 'show more of a list', 'how much have I seen'] },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/* All rendered links; a narrow container hides some of them. */
const links = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('aria-label'));

/** First and last page, neighbours and arrows, each a link with a name and an address. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(links(canvasElement)).toEqual([
      'Previous page',
      'Page 1',
      'Page 2',
      'Page 3',
      'Page 4',
      'Page 5',
      'Page 12',
      'Next page',
    ]);
    await expect(page.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-5');
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Previous page' })).toHaveFocus();
  },
};
export const Playground: Story = { args: { page: 2, pageCount: 3 } };

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).not.toContain('Previous page');
  },
};

export const LastPage: Story = {
  args: { page: 12 },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).not.toContain('Next page');
  },
};

/** Everything fits on one page, so nothing is rendered. */
export const Empty: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** Fits into one line of a phone: an ellipsis replaces neighbours, the arrows stay 44 px. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const shown = () => page.getAllByRole('link');
    await expect(shown().map((link) => link.getAttribute('aria-label'))).toEqual([
      'Previous page',
      'Page 1',
      'Page 4',
      'Page 12',
      'Next page',
    ]);
    await expect(new Set(shown().map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    for (const link of shown()) await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Page 4' })).toHaveFocus();
  },
};

/** Large numbers on a phone, in one line. */
export const LongContent: Story = {
  args: { page: 1_204, pageCount: 12_480 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** How many items have been seen, with a link to more. */
export const ShowMore: Story = {
  render: () => (
    <SeenProgress text="You have seen 12 of 128" seen={12} total={128}>
      <ButtonLink href="#page-2" variant="secondary">
        Show 24 more
      </ButtonLink>
    </SeenProgress>
  ),
};

/** All items are on the page. */
export const AllSeen: Story = {
  render: () => <SeenProgress text="You have seen all 128" seen={128} total={128} />,
};
