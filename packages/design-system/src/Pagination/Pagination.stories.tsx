import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Pagination } from './Pagination.tsx';
import { SeenProgress } from './SeenProgress.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 4,
    pageCount: 12,
    hrefOf: (page: number) => `#page-${page}`,
    pageLabel: (page: number) => `Page ${page}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-5');
  },
};
export const Playground: Story = { args: { page: 1, pageCount: 3 } };

/** How far one has come, and the way to more. */
export const ShowMore: Story = {
  render: () => (
    <SeenProgress text="You have seen 12 of 128" seen={12} total={128}>
      <ButtonLink href="#page-2" variant="secondary">
        Show 24 more
      </ButtonLink>
    </SeenProgress>
  ),
};
