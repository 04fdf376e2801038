import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { ModalHost, useModalTurn } from '../ModalQueue/ModalHost.tsx';
import { NativeDialog } from '../Dialog/NativeDialog.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { pictureOf } from '../testing/pictures.ts';
import { Curtain } from './Curtain.tsx';

const meta = {
  title: 'Components/Overlays/Curtain',
  component: Curtain,
  tags: ['ready'],
  parameters: { layout: 'fullscreen', needs: ['cover the page as it begins', 'a start screen'] },
  args: {
    isOpen: true,
    onRaise: fn(),
    lines: ['Winter', 'is a season'],
    raiseLabel: 'To the shop',
    children: 'Forty layers for the dark half of the year, out today.',
    action: <ButtonLink href="#winter">See the collection</ButtonLink>,
  },
} satisfies Meta<typeof Curtain>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on the curtain itself: no way on is chosen. */
export const Default: Story = {};

export const Playground: Story = {};

export const WithPicture: Story = {
  args: {
    picture: <Picture view={pictureOf('#3a3d44')} alt="" sizes="100vw" ratio="natural" hasTile={false} />,
  },
};

/** Only words and the way into the shop. */
export const TextOnly: Story = { args: { action: undefined, children: undefined } };

export const LongContent: Story = {
  args: {
    lines: ['Langlaufausrüstung', 'für Mannschaftssportlerinnen'],
    children: Array.from({ length: 12 }, () => 'Wintersportbekleidung für jede Witterung.').join(' '),
  },
};

export const RaisedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const curtain = await screen.findByRole('dialog', { name: /Winter is a season/ });
    await waitFor(() => expect(curtain).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'See the collection' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'To the shop' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRaise).toHaveBeenCalledTimes(2);
  },
};

function Question({ name, priority }: { name: string; priority: number }) {
  const [isWanted, setWanted] = useState(true);
  const isOpen = useModalTurn(name, priority, isWanted);
  return (
    <NativeDialog isOpen={isOpen} onClose={() => setWanted(false)} title={name} closeLabel="Close">
      <Button onClick={() => setWanted(false)}>Done</Button>
    </NativeDialog>
  );
}

function WithTurn() {
  const [isWanted, setWanted] = useState(true);
  const isOpen = useModalTurn('curtain', 4, isWanted);
  return (
    <Curtain isOpen={isOpen} onRaise={() => setWanted(false)} lines={['Winter']} raiseLabel="To the shop" />
  );
}

function Page() {
  return (
    <ModalHost>
      <Button onClick={() => undefined}>A page</Button>
      <WithTurn />
      <Question name="Cookies" priority={3} />
      <Question name="Newsletter" priority={8} />
    </ModalHost>
  );
}

/** What is more urgent comes before it; the rest waits until it is raised. */
export const MakesWay: Story = {
  tags: ['!autodocs'],
  render: () => <Page />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Cookies' });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cookies' })).toBeNull());
    await screen.findByRole('dialog', { name: 'Winter' });
    await expect(screen.queryByRole('dialog', { name: 'Newsletter' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'To the shop' }));
    await screen.findByRole('dialog', { name: 'Newsletter' });
    await expect(screen.queryByRole('dialog', { name: 'Winter' })).toBeNull();
  },
};
