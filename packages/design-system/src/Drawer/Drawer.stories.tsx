import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { Drawer } from './Drawer.tsx';
import { drawerOpener } from './drawerOpener.ts';

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  tags: ['ready'],
  args: {
    id: 'menu',
    label: 'Menu',
    closeLabel: 'Close',
    onClose: fn(),
    children: <LinkList links={['New', 'Men', 'Women'].map((label) => ({ label, href: `#${label}` }))} />,
  },
  parameters: { needs: ['a menu from the side', 'filters over a list', 'a side panel'] },
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

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open the menu' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
  return { opener, drawer };
};

/** Opens by its button, closes by its close button, and returns the focus. */
export const Default: Story = {};

export const OpenedAndClosed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const { opener, drawer } = await open(canvasElement);
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(within(drawer).getByRole('link', { name: 'New' })).toHaveFocus();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(opener).toHaveFocus();
  },
};
export const Playground: Story = { args: { side: 'end', title: 'Filter', isOpen: true } };

/** A press outside closes it; one inside does not. */
export const PressOutside: Story = {
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    const press = (x: number) =>
      userEvent.pointer({ keys: '[MouseLeft]', target: drawer, coords: { x, y: 200 } });
    // Its final position, after the opening transition.
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    const { left, right } = drawer.getBoundingClientRect();
    await press((left + right) / 2);
    await expect(drawer.open).toBe(true);
    await press(right + 20);
    await waitFor(() => expect(drawer.open).toBe(false));
  },
};

export const Open: Story = {
  args: { isOpen: true, footer: <Button isWide>Show 86 products</Button> },
};

export const FromTheEnd: Story = { args: { isOpen: true, side: 'end' } };

/** Full screen from the bottom: filters on a phone. For a choice as high as its content use `BottomSheet`. */
export const FromBelow: Story = { args: { isOpen: true, side: 'bottom', label: 'Filter' } };

/** Custom content as title; `label` still names the drawer. */
export const OwnTitle: Story = {
  args: { isOpen: true, title: <strong>Touchline</strong> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

/** The footer stays within reach of the thumb while the rest scrolls. */
export const LongContent: Story = {
  args: {
    isOpen: true,
    label: 'Produkteigenschaftenfilter',
    children: (
      <LinkList
        links={Array.from({ length: 40 }, (_, index) => ({
          label: `Wasserdichtigkeitsbewertung ${index + 1}`,
          href: `#${index}`,
        }))}
      />
    ),
    footer: <Button isWide>86 Ergebnisse anzeigen</Button>,
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Produkteigenschaftenfilter' });
    const button = within(drawer).getByRole('button', { name: '86 Ergebnisse anzeigen' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

/** A word wider than the drawer breaks: the close button stays reachable. */
export const LongWord: Story = {
  args: { isOpen: true, label: 'Datenschutzgrundverordnungsdurchführungsbestimmungen' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const cross = within(drawer).getByRole('button', { name: 'Close' });
    await waitFor(() =>
      expect(cross.getBoundingClientRect().right).toBeLessThanOrEqual(
        Math.min(innerWidth, drawer.getBoundingClientRect().right),
      ),
    );
  },
};
