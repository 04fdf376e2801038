import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ServerRenderedDialog, ServerRenderedDialogModal } from './ServerRenderedDialog.tsx';

const question = 'May we measure how the shop is used?';
const text = 'It helps us to see what does not work. You can change this at any time.';

const meta = {
  title: 'Components/Overlays/ServerRenderedDialog',
  component: ServerRenderedDialog,
  tags: ['ready'],
  args: {
    id: 'sent-question',
    title: question,
    children: text,
    footer: (
      <>
        <Button type="submit">Accept all</Button>
        <Button type="submit">Reject all</Button>
      </>
    ),
  },
  parameters: { needs: ['ask with the first paint', 'answer without script'] },
} satisfies Meta<typeof ServerRenderedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above the page, which can be used meanwhile. */
export const Default: Story = {};

export const Playground: Story = {};

export const LongContent: Story = {
  args: {
    title: 'Datenschutzeinstellungen und Einwilligungsmöglichkeiten',
    children: [
      <a key="notice" href="#notice">
        Cookie-Hinweise
      </a>,
      ...Array.from({ length: 30 }, (_, index) => <p key={index}>Datenverarbeitungsvereinbarung</p>),
    ],
  },
};

/** The script makes a modal of it, where it is. */
export const TakenOver: Story = {
  tags: ['!autodocs'],
  render: function TakenOver(args) {
    const [state, setState] = useState<'sent' | 'modal' | 'answered'>('sent');
    return (
      <>
        <Button onClick={() => setState('modal')}>The script is there</Button>
        {/* Answered, it removes itself: React must not look for it where the story ends. */}
        <div>
          <ServerRenderedDialog
            {...args}
            footer={<Button onClick={() => setState('answered')}>Accept all</Button>}
          />
        </div>
        {state === 'modal' ? <ServerRenderedDialogModal id={args.id} /> : null}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: question });
    const { top, height } = dialog.getBoundingClientRect();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'The script is there' }));
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog.getBoundingClientRect()).toMatchObject({ top, height });
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(dialog).toHaveProperty('open', true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
