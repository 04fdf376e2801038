import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  tags: ['ready'],
  parameters: { needs: ['copy a voucher code', 'copy an order number', 'put text on the clipboard'] },
  args: {
    text: 'SQUAD-15',
    children: 'Copy code',
    copiedLabel: 'Copied',
    failedLabel: 'Copy it yourself',
    onCopied: fn(),
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const allow = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
const refuse = () => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  spyOn(document, 'execCommand').mockReturnValue(false);
};

/** By keyboard: the text is copied to the clipboard, and both the button and the live region confirm it. */
export const Default: Story = {
  beforeEach: () => void allow(),
};

export const CopiedByKeyboard: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Copied' })).toHaveFocus());
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('SQUAD-15');
    await expect(args.onCopied).toHaveBeenCalledWith(true);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
  },
};

export const Playground: Story = { args: { variant: 'primary', size: 'regular' } };

/** The label changes back after two seconds. */
export const ConfirmsTheCopy: Story = {
  args: { duration: 300 },
  beforeEach: () => void allow(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const { width } = page.getByRole('button').getBoundingClientRect();
    await userEvent.click(page.getByRole('button', { name: 'Copy code' }));
    const copied = await page.findByRole('button', { name: 'Copied' });
    await expect(copied.getBoundingClientRect().width).toBe(width);
    await expect(await page.findByRole('button', { name: 'Copy code' })).toHaveFocus();
  },
};

/** The browser refuses: the text is shown selected, and a message says what to do. */
export const CopyRefused: Story = {
  beforeEach: refuse,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Copy code' }));
    const field = await page.findByRole('textbox', { name: 'Copy it yourself' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('SQUAD-15');
    await expect(getSelection()?.toString()).toBe('SQUAD-15');
    await expect(args.onCopied).toHaveBeenCalledWith(false);
  },
};

export const LongContent: Story = {
  args: { children: 'Gutscheincode in die Zwischenablage kopieren', copiedLabel: 'Kopiert' },
};
