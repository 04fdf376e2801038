import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckIcon } from '../Icon/icons.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  tags: ['ready'],
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
  parameters: {
    needs: [
      'ask a yes/no question',
      'interrupt with one thing',
      'a modal',
      'confirm before something is lost',
    ],
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = (name: string) => screen.findByRole('dialog', { name });

/** Focus moves in and stays inside; Escape closes. */
export const Default: Story = {};

export const FocusStaysInside: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await dialogNamed('Remove from your bag?');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let times = 0; times < 5; times += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = { args: { size: 'large' } };

function Opened(args: Parameters<typeof Dialog>[0]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** After it is closed by its close button, the focus returns to where it was. */
export const FocusReturns: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    const dialog = await dialogNamed('Remove from your bag?');
    // The dialog itself: no ring around the cross.
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** After it, a press counts as one outside of the dialog, and not as the second of a double click that opened it. */
const afterDoubleClick = () => new Promise((done) => setTimeout(done, 500));

/** The second press of a double click on what opens it does not close it. */
export const OpensByDoubleClick: Story = {
  tags: ['!autodocs'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Remove' }));
    const dialog = await dialogNamed('Remove from your bag?');
    await userEvent.click(dialog.closest('[data-backdrop]') as HTMLElement);
    await expect(dialog).toBeVisible();
    await afterDoubleClick();
    await userEvent.click(dialog.closest('[data-backdrop]') as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Escape closes it from the moment in which it has the focus. */
export const EscapesAtOnce: Story = {
  tags: ['!autodocs'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove' });
    opener.focus();
    let dialog: Element | undefined;
    const escape = ({ target }: FocusEvent) => {
      dialog = target as Element;
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    };
    document.addEventListener('focusin', escape, { once: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).toHaveAccessibleName('Remove from your bag?'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** A press outside closes it. */
export const PressOutside: Story = {
  play: async ({ args }) => {
    const dialog = await dialogNamed('Remove from your bag?');
    await afterDoubleClick();
    await userEvent.click(dialog.closest('[data-backdrop]') as HTMLElement);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };

/** Fills the window: a picture, a size table. */
export const Full: Story = { args: { size: 'full', title: 'Size guide' } };

/** A form or long text fills a phone's screen; wider windows are not affected. */
export const FullOnPhone: Story = {
  args: { onPhone: 'full', title: 'Your address', children: <TextField label="Street and number" /> },
  globals: { viewport: { value: 'phone' } },
};

/** Confirms what was added, below the bag icon. */
export const Corner: Story = {
  args: { title: 'In your bag', titleIcon: <CheckIcon />, placement: 'corner', size: 'small' },
};

/** Closing would lose typed text: only its buttons and the close button close it. */
export const Sticky: Story = {
  args: { isSticky: true, title: 'Your review', children: <TextField label="Headline" /> },
  play: async ({ args }) => {
    const dialog = await dialogNamed('Your review');
    await userEvent.keyboard('{Escape}');
    await afterDoubleClick();
    await userEvent.click(dialog.closest('[data-backdrop]') as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** While something runs that must not be interrupted: only the parent can close it, not the shopper. */
export const NotClosable: Story = {
  args: {
    title: 'Your bank is confirming',
    closeLabel: undefined,
    children: 'Keep this page open. It takes up to a minute.',
    footer: undefined,
  },
  play: async ({ args }) => {
    const dialog = await dialogNamed('Your bank is confirming');
    await expect(within(dialog).queryByRole('button')).toBeNull();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Half of it is a headline and a picture, on wide windows only; a word of its own stands in for them here. */
export const WithAside: Story = {
  args: {
    title: 'Welcome back',
    children: <TextField label="Email address" name="email" />,
    footer: undefined,
    onPhone: 'full',
    aside: (
      <div data-ground="accent" style={{ padding: '2.5rem' }}>
        One email
      </div>
    ),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const dialog = await dialogNamed('Welcome back');
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    const field = within(dialog).getByRole('textbox').getBoundingClientRect();
    await expect(field.left).toBeGreaterThan(dialog.getBoundingClientRect().left + dialog.clientWidth / 2);
  },
};

/** The title is for screen readers only. */
export const HiddenTitle: Story = { args: { isTitleHidden: true, footer: undefined } };

/** Information without a question: the close button is enough. The end of the body follows the rounded corners. */
export const WithoutActions: Story = {
  args: { title: 'In your bag', footer: undefined },
  globals: { brand: 'northing', viewport: { value: 'laptop' } },
  play: async () => {
    const dialog = await dialogNamed('In your bag');
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    const { left, right, bottom } = dialog.getBoundingClientRect();
    for (const x of [left + 2, right - 2])
      await expect(dialog).not.toContainElement(document.elementFromPoint(x, bottom - 2) as HTMLElement);
  },
};

/** The footer stays in place while the rest scrolls. */
export const LongContent: Story = {
  args: {
    title: 'Allgemeine Geschäftsbedingungen und Widerrufsbelehrung',
    children: 'Die Lieferung erfolgt an die angegebene Adresse. '.repeat(120),
  },
  play: async () => {
    const dialog = await dialogNamed('Allgemeine Geschäftsbedingungen und Widerrufsbelehrung');
    const button = within(dialog).getByRole('button', { name: 'Keep it' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** A word wider than the dialog breaks: the close button stays reachable. */
export const LongWord: Story = {
  args: { title: 'Datenschutzgrundverordnungsdurchführungsbestimmungen', size: 'small' },
  play: async () => {
    const dialog = await dialogNamed('Datenschutzgrundverordnungsdurchführungsbestimmungen');
    const cross = within(dialog).getByRole('button', { name: 'Close' });
    await expect(cross.getBoundingClientRect().right).toBeLessThanOrEqual(
      dialog.getBoundingClientRect().right,
    );
  },
};
