import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../ports/testPorts.ts';
import { DialogRoot, useStartCurtain } from './DialogRoot.tsx';
import { DialogStore } from './DialogStore.ts';
import type { DialogDefinition } from './DialogDefinition.ts';
import { noStores, sampleDialog, sampleTitles } from './Dialogs.fixtures.tsx';

interface PageProps {
  /** What modules request as the page opens, in this order. */
  requests: readonly DialogDefinition[];
  isPaying?: boolean;
  hasCurtain?: boolean;
}

function Curtain() {
  const [isUp, setUp] = useState(false);
  useStartCurtain(!isUp);
  return isUp ? null : <Button onClick={() => setUp(true)}>Raise the curtain</Button>;
}

/** A page with a store of dialogs of its own. */
function Page({ requests, isPaying = false, hasCurtain = false }: PageProps) {
  const [store] = useState(() => new DialogStore(testPorts()));
  const [stores] = useState(noStores);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    for (const definition of requests) store.request(definition);
  }, [store, requests]);
  return (
    <DialogRoot store={store} stores={stores} isPaying={isPaying}>
      <main style={{ minBlockSize: '80vh' }}>
        <h1>Tempo 4</h1>
        {hasCurtain ? <Curtain /> : null}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Size guide
        </Button>
        <Button variant="quiet" onClick={() => store.request(sampleDialog('login'))}>
          A module asks to sign in
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            store.request(sampleDialog('login'));
            setTimeout(() => store.request(sampleDialog('consent')), 400);
          }}
        >
          A module asks to sign in, then for consent
        </Button>
      </main>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Size guide" closeLabel="Close">
        <Button onClick={() => store.request(sampleDialog('consent'))}>A module asks for consent</Button>
      </Dialog>
    </DialogRoot>
  );
}

const meta = {
  title: 'Features/Platform/Dialogs',
  component: Page,
  args: { requests: [sampleDialog('newsletter'), sampleDialog('login'), sampleDialog('consent')] },
  parameters: { cannotBe: { Loading: 'The page stays as it is until the code of the dialog is there.' } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (title: string) => {
  await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
};
const done = () => userEvent.click(screen.getByRole('button', { name: 'Done' }));
const none = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Long enough for a dialog that wrongly opens to be there. */
const aMoment = () => new Promise((resolve) => void setTimeout(resolve, 150));

/** Nothing is requested: no script of dialogs is loaded. */
export const Empty: Story = { args: { requests: [] } };

/** Three modules ask at once: consent is first. */
export const Default: Story = { play: () => shown(sampleTitles.consent) };

/** Consent, then signing in. The newsletter lost its turn: it is dropped instead of coming late. */
export const OneAfterTheOther: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.112', 'A2.113'] },
  play: async () => {
    await shown(sampleTitles.consent);
    await done();
    await shown(sampleTitles.login);
    await done();
    await none();
    await aMoment();
    await none();
  },
};

/** The start curtain is open: only region, language, consent and privacy come before it. */
export const BehindTheCurtain: Story = {
  args: { requests: [sampleDialog('login')], hasCurtain: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Raise the curtain' });
    await aMoment();
    await none();
  },
};

export const CurtainRaised: Story = {
  ...BehindTheCurtain,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Raise the curtain' }));
    await shown(sampleTitles.login);
  },
};

/** Nothing opens above a payment. */
export const DuringPayment: Story = {
  args: { isPaying: true },
  play: async () => {
    await aMoment();
    await none();
  },
};

/** The code of the first dialog cannot be loaded: the next one opens. */
export const FailedToLoad: Story = {
  args: {
    requests: [
      { ...sampleDialog('consent'), load: () => Promise.reject(new TypeError('offline')) },
      sampleDialog('login'),
    ],
  },
  play: () => shown(sampleTitles.login),
};

/** What the shopper opens never waits, and nothing opens above it. The focus returns to its button. */
export const WaitsForTheShopper: Story = {
  args: { requests: [] },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Size guide' });
    await userEvent.click(opener);
    await shown('Size guide');
    await userEvent.click(screen.getByRole('button', { name: 'A module asks for consent' }));
    await aMoment();
    await shown('Size guide');
    await userEvent.keyboard('{Escape}');
    await shown(sampleTitles.consent);
    await userEvent.keyboard('{Escape}');
    await none();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Consent takes the place of signing in and gives it back; at the end the focus is where it was before both. */
export const FocusAfterAnExchange: Story = {
  args: { requests: [] },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', {
      name: 'A module asks to sign in, then for consent',
    });
    await userEvent.click(opener);
    await shown(sampleTitles.login);
    await shown(sampleTitles.consent);
    await done();
    await shown(sampleTitles.login);
    await done();
    await none();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A dialog that opens by itself gives the focus back to where the shopper was. */
export const ReturnsTheFocus: Story = {
  args: { requests: [] },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'A module asks to sign in' });
    await userEvent.click(opener);
    await shown(sampleTitles.login);
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await done();
    await none();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
