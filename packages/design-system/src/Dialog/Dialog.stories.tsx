import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckIcon } from '../Icon/icons.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Remove from your bag?',
    closeLabel: 'Close',
    children: 'Tempo 4, Volt / white, UK 8. You can undo this for 10 seconds.',
    footer: (
      <>
        <Button>Remove</Button>
        <Button variant="secondary">Keep it</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus goes in and stays in; Escape asks to close. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove from your bag?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let times = 0; times < 5; times += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = { args: { size: 'large' } };

/** What was added, under the bag. */
export const Corner: Story = {
  args: { title: 'In your bag', titleIcon: <CheckIcon />, placement: 'corner', size: 'small' },
};

/** The footer stays while the rest scrolls. */
export const LongContent: Story = {
  args: {
    title: 'Allgemeine Geschäftsbedingungen',
    children: 'Die Lieferung erfolgt an die angegebene Adresse. '.repeat(120),
  },
};
