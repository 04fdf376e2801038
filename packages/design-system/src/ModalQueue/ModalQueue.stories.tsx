import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ModalHost, useModalTurn } from './ModalHost.tsx';

interface PageModalProps {
  title: string;
  priority: number;
}

/** A modal that the page opens at the start. */
function PageModal({ title, priority }: PageModalProps) {
  const [isWanted, setWanted] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const isTurn = useModalTurn(title, priority, isWanted);
  return (
    <Dialog
      isOpen={isTurn}
      onClose={() => setAsking(true)}
      title={title}
      closeLabel="Close"
      size="small"
      footer={<Button onClick={() => setWanted(false)}>Accept</Button>}
    >
      Number {priority} of the page’s own modals.
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Leave without an answer?"
        closeLabel="Back"
        size="small"
        footer={
          <Button
            onClick={() => {
              setAsking(false);
              setWanted(false);
            }}
          >
            Leave
          </Button>
        }
      >
        You will be asked again.
      </Dialog>
    </Dialog>
  );
}

function Page({ modals }: { modals: readonly PageModalProps[] }) {
  return (
    <ModalHost>
      <p>The page</p>
      {modals.map((modal) => (
        <PageModal key={modal.title} {...modal} />
      ))}
    </ModalHost>
  );
}

const meta = {
  title: 'Components/Overlays/ModalQueue',
  component: Page,
  tags: ['ready'],
  args: {
    modals: [
      { title: 'News by mail', priority: 8 },
      { title: 'Cookies', priority: 3 },
      { title: 'Signing in failed', priority: 6 },
    ],
  },
  parameters: {
    needs: [
      'show one modal at a time',
      'let consent and newsletter wait for each other',
      'a queue of modals',
    ],
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const accept = async (title: string) => {
  await screen.findByRole('dialog', { name: title });
  await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
};

/** Three modals want to open at the same time: they open one after the other, the lowest number first. */
export const Default: Story = {};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await accept('Cookies');
    await accept('Signing in failed');
    await accept('News by mail');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Playground: Story = {};

/** A confirmation belongs to the dialog that asks for it: it opens above that dialog without waiting in the queue. */
export const NestedConfirm: Story = {
  args: {
    modals: [
      { title: 'Cookies', priority: 3 },
      { title: 'News by mail', priority: 8 },
    ],
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Cookies' });
    await userEvent.keyboard('{Escape}');
    const confirm = await screen.findByRole('dialog', { name: 'Leave without an answer?' });
    await waitFor(() => expect(confirm).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('dialog', { name: 'News by mail' });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
};
