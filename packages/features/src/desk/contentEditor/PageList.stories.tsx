import type { Meta, StoryObj } from '@storybook/react-vite';
import { desk } from './ContentEditor.fixtures.ts';
import { PageList } from './PageList.tsx';

const meta = {
  title: 'Features/Desk/Page list',
  component: PageList,
  args: { desk, hrefOf: (key) => `/desk/content?page=${key}` },
} satisfies Meta<typeof PageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages as delivered, published, scheduled, and with changes that nobody sees yet. */
export const Ready: Story = {};

/** A brand without pages. */
export const Empty: Story = { args: { desk: { ...desk, pages: [] } } };

/** A long title. */
export const LongContent: Story = {
  args: {
    desk: {
      ...desk,
      pages: desk.pages.map((page) => ({
        ...page,
        title: { en: 'What to do when a parcel is late '.repeat(5) },
      })),
    },
  },
};
