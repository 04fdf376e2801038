import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MegaMenu } from './MegaMenu.tsx';
import { MegaPanel } from './MegaPanel.tsx';

const meta = {
  title: 'Components/Navigation/MegaMenu',
  component: MegaMenu,
  args: {
    label: 'Main',
    entries: [
      { label: 'New', href: '#new' },
      {
        label: 'Men',
        href: '#men',
        isCurrent: true,
        panel: (
          <MegaPanel
            lists={[
              {
                title: 'Shoes',
                links: [
                  { label: 'All men’s shoes', href: '#shoes', isStrong: true },
                  { label: 'Road running', href: '#road' },
                ],
              },
              { title: 'Apparel', links: [{ label: 'Tees and tops', href: '#tees' }] },
            ]}
          />
        ),
      },
      { label: 'Sale', href: '#sale', isSale: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 72, marginBlockEnd: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow down opens and goes in, Escape comes back; without a panel an entry is a plain link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const men = page.getByRole('link', { name: 'Men' });
    await expect(men).toHaveAttribute('aria-expanded', 'false');
    men.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(men).toHaveAttribute('aria-expanded', 'true');
    await expect(await page.findByRole('link', { name: 'All men’s shoes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(men).toHaveFocus();
    await expect(men).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Playground: Story = {};

/** The pointer rests on an entry for a quarter of a second. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.hover(page.getByRole('link', { name: 'Men' }));
    const link = await page.findByRole('link', { name: 'Road running' });
    await waitFor(() => expect(link).toBeVisible());
  },
};
