import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';
import { drawerOpener } from './drawerOpener.ts';

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: { id: 'menu', label: 'Menu', closeLabel: 'Close', onClose: fn(), children: 'New, Men, Women' },
  render: (args) => (
    <>
      <Button variant="secondary" {...drawerOpener(args.id)}>
        Open the menu
      </Button>
      <Drawer {...args} />
    </>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by its button, closes by Escape or the cross, and gives the focus back. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open the menu' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(opener).toHaveFocus();
  },
};
export const Playground: Story = { args: { side: 'end', title: 'Filter', isOpen: true } };

export const Open: Story = {
  args: { isOpen: true, footer: <Button isWide>Show 86 products</Button> },
};
