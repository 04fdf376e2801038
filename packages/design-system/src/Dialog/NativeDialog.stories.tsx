import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NativeDialog } from './NativeDialog.tsx';

const meta = {
  title: 'Components/Overlays/NativeDialog',
  component: NativeDialog,
  tags: ['ready'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'May we measure how the shop is used?',
    closeLabel: 'Close',
    children: 'It helps us to see what does not work. You can change this at any time.',
    footer: (
      <>
        <Button>Accept all</Button>
        <Button>Reject all</Button>
      </>
    ),
  },
  parameters: { needs: ['ask as the page opens', 'a modal without a library'] },
} satisfies Meta<typeof NativeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const question = 'May we measure how the shop is used?';

/** Focus moves in and stays inside; Escape closes. */
export const Default: Story = {};

export const Playground: Story = {};

/** Without a close button only an answer closes it. */
export const OnlyByAnAnswer: Story = { args: { closeLabel: undefined } };

export const LongContent: Story = {
  args: {
    title: 'Datenschutzeinstellungen und Einwilligungsmöglichkeiten',
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Datenverarbeitungsvereinbarung</p>),
  },
};

export const ClosedByEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await dialogNamed(question);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const StaysWithoutAnAnswer: Story = {
  tags: ['!autodocs'],
  args: { closeLabel: undefined },
  play: async ({ args }) => {
    const dialog = await dialogNamed(question);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect(dialog).toHaveProperty('open', true));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ReturnsTheFocus: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Privacy</Button>
        <NativeDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Privacy' });
    await userEvent.click(opener);
    const dialog = await dialogNamed(question);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
