import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@touchline/design-system/Button';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogRanks, DialogRoot, DialogStore, type DialogDefinition } from '../../platform/dialogs/index.ts';
import { noStores, sampleDialog, sampleTitles } from '../../platform/dialogs/Dialogs.fixtures.tsx';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { winter } from './StartCurtain.fixtures.ts';
import { StartCurtainPlace } from './StartCurtainPlace.tsx';
import { StartCurtainStore } from './StartCurtainStore.ts';
import { raisedCurtain } from './storage.ts';

interface HomeProps {
  curtain?: typeof winter;
  /** What modules request as the page begins. */
  requests?: readonly DialogDefinition[];
  /** The shopper has raised it before. */
  wasRaised?: boolean;
}

/** The beginning of a home page, with its dialogs. */
function Home({ curtain = winter, requests = [], wasRaised = false }: HomeProps) {
  const [dialogs] = useState(() => new DialogStore(testPorts()));
  const [stores] = useState(noStores);
  const [store] = useState(() => {
    const ports = testPorts();
    if (wasRaised) ports.storage.set(raisedCurtain.key, curtain.id);
    return new StartCurtainStore(ports);
  });
  useEffect(() => {
    for (const definition of requests) dialogs.request(definition);
  }, [dialogs, requests]);
  return (
    <DialogRoot store={dialogs} stores={stores}>
      <main style={{ minBlockSize: '80vh' }}>
        <h1>Home</h1>
        <Button>Shop Tempo 4</Button>
      </main>
      <StartCurtainPlace store={store} curtain={curtain} />
    </DialogRoot>
  );
}

const meta = {
  title: 'Features/Content/Start curtain',
  component: Home,
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      Loading: 'The page stays as it is until the code of the curtain is there.',
      Failed: 'A page whose curtain cannot be loaded begins without it.',
    },
  },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const curtain = () => screen.findByRole('dialog', { name: /Winter is a season/ });
const isUp = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Long enough for a dialog that wrongly opens to be there. */
const aMoment = () => new Promise((resolve) => void setTimeout(resolve, 150));

/** The first page of a visit. */
export const Default: Story = { play: async () => void (await curtain()) };

/** Without a second way on. */
export const TextOnly: Story = {
  args: { curtain: { ...winter, link: undefined, text: 'Kit for the dark half of the year.' } },
};

export const LongContent: Story = {
  args: {
    curtain: {
      ...winter,
      lines: ['Wintersportbekleidung', 'für jede Witterung'],
      text: 'Vierzig Schichten für die dunkle Hälfte des Jahres, vom Unterhemd bis zur Regenjacke.',
      enter: 'Weiter zum Shop',
    },
  },
  globals: { language: 'de' },
};

/** Raised before: the page begins without it. */
export const RaisedBefore: Story = {
  args: { wasRaised: true },
  play: async () => {
    await aMoment();
    await isUp();
  },
};

/** By keyboard alone; the focus is in the page again. */
export const RaisedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const dialog = await curtain();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isUp();
  },
};

const ranks = Object.keys(dialogRanks) as (keyof typeof dialogRanks)[];

/** Each of the ranks: region, language, consent and privacy come before it, every other waits until it is raised. */
export const SuppressesMostDialogs: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.114'] },
  args: { requests: ranks.map((rank) => sampleDialog(rank)) },
  play: async () => {
    const done = () => userEvent.click(screen.getByRole('button', { name: 'Done' }));
    for (const rank of ranks.slice(0, 4)) {
      await screen.findByRole('dialog', { name: sampleTitles[rank] });
      await done();
    }
    await curtain();
    await aMoment();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.click(within(await curtain()).getByRole('button', { name: 'To the shop' }));
    await screen.findByRole('dialog', { name: sampleTitles.registrationFirst });
    await expect(screen.queryByRole('dialog', { name: /Winter/ })).toBeNull();
  },
};
