import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { RadioList } from '../RadioList/RadioList.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { drawerOpener } from './drawerOpener.ts';

const meta = {
  title: 'Components/Overlays/BottomSheet',
  component: BottomSheet,
  tags: ['ready'],
  args: {
    id: 'sort',
    label: 'Sort by',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <RadioList
        legend="Order"
        defaultValue="newest"
        options={[
          { value: 'newest', label: 'Newest' },
          { value: 'price', label: 'Price, low to high' },
        ]}
      />
    ),
  },
  parameters: { needs: ['a choice at the thumb', 'a sheet from below', 'draw down to close'] },
  render: (args) => (
    <>
      <Button variant="secondary" {...drawerOpener(args.id)}>
        Sort
      </Button>
      <BottomSheet {...args} />
    </>
  ),
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Sort' });
  await userEvent.click(opener);
  const sheet = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Sort by' });
  return { opener, sheet, head: within(sheet).getByRole('heading', { name: 'Sort by' }) };
};

/** Opens by its button and closes by its close button, without dragging. */
export const Default: Story = {};

export const OpenedAndClosed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { opener, sheet } = await open(canvasElement);
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(opener).toHaveFocus();
  },
};

export const Playground: Story = { args: { isOpen: true } };

export const Open: Story = { args: { isOpen: true, footer: <Button isWide>Show 86 products</Button> } };

/** Dragged down by a third of its height, or flicked, it closes; released earlier, it moves back. */
export const DrawnDown: Story = {
  play: async ({ canvasElement }) => {
    const { sheet, head } = await open(canvasElement);
    const draw = async (by: number, pause: number) => {
      const pointer = { pointerId: 7, isPrimary: true, clientX: 100 };
      await fireEvent.pointerDown(head, { ...pointer, clientY: 300 });
      await fireEvent.pointerMove(document.body, { ...pointer, clientY: 300 + by });
      await new Promise((resolve) => setTimeout(resolve, pause));
      return () => fireEvent.pointerUp(document.body, { ...pointer, clientY: 300 + by });
    };
    const release = await draw(20, 100);
    await expect(sheet.style.translate).toBe('0px 20px');
    await release();
    await expect(sheet.open).toBe(true);
    await expect(sheet.style.translate).toBe('');
    await (
      await draw(sheet.clientHeight * 0.5, 50)
    )();
    await waitFor(() => expect(sheet.open).toBe(false));
  },
};

export const LongContent: Story = {
  args: {
    isOpen: true,
    label: 'Sortierreihenfolgeneinstellungen',
    children: (
      <RadioList
        legend="Größen"
        options={Array.from({ length: 40 }, (_, index) => ({
          value: `${index}`,
          label: `Größenbezeichnungen ${index + 1}`,
        }))}
      />
    ),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Sortierreihenfolgeneinstellungen' });
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight - 39);
    const cross = within(sheet).getByRole('button', { name: 'Close' });
    await expect(cross).toBeVisible();
    // The title keeps its distance from the close button's focus ring and from the handle.
    const title = within(sheet).getByRole('heading').getBoundingClientRect();
    await expect(cross.getBoundingClientRect().left - title.right).toBeGreaterThanOrEqual(8);
    await expect(title.top - sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(16);
  },
};
