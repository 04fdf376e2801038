import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@touchline/design-system/Button';
import { dialogRanks, DialogRoot, DialogStore, type DialogEnd } from '@touchline/features/platform/dialogs';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  noStores,
  sampleDialog,
  sampleTitles,
} from '../../packages/features/src/platform/dialogs/Dialogs.fixtures.tsx';
import { testPorts } from '../../packages/features/src/platform/ports/testPorts.ts';

type Rank = keyof typeof dialogRanks;
const ranks = Object.keys(dialogRanks) as Rank[];

/** Requests two dialogs when it is pressed, as two modules do at the same time. */
function Page({ store }: { store: DialogStore }) {
  const [stores] = useState(noStores);
  return (
    <DialogRoot store={store} stores={stores}>
      <main style={{ minBlockSize: '200vh' }}>
        <Button onClick={() => undefined}>A page of the shop</Button>
      </main>
    </DialogRoot>
  );
}

const meta = {
  title: 'Labs/Dialog pairs',
  component: Page,
  args: { store: new DialogStore(testPorts()) },
  tags: ['!autodocs'],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const isLocked = () =>
  getComputedStyle(document.body).overflowY === 'hidden' || document.body.hasAttribute('data-scroll-locked');

/** The one open dialog has the focus, and the page behind it does not scroll. */
async function expectShown(rank: Rank): Promise<void> {
  await screen.findByRole('dialog', { name: sampleTitles[rank] });
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await expect(isLocked()).toBe(true);
}

/** Plays two requests; the first shown is closed by Escape, the second by its button. */
async function playPair(
  canvasElement: HTMLElement,
  store: DialogStore,
  first: Rank,
  second: Rank,
): Promise<void> {
  const opener = within(canvasElement).getByRole('button', { name: 'A page of the shop', hidden: true });
  opener.focus();
  const ends: Partial<Record<Rank, DialogEnd>> = {};
  store.request(sampleDialog(first), (end) => (ends[first] = end));
  store.request(sampleDialog(second), (end) => (ends[second] = end));
  const isFirstUrgent = dialogRanks[first].number < dialogRanks[second].number;
  const [urgent, other] = isFirstUrgent ? [first, second] : [second, first];
  await expectShown(urgent);
  const isDropped = dialogRanks[other].losingTurn === 'dropped';
  await expect([first, second, ends[other]]).toEqual([first, second, isDropped ? 'dropped' : undefined]);
  await userEvent.keyboard('{Escape}');
  if (!isDropped) {
    await expectShown(other);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(ends).toEqual({ [urgent]: 'closed', [other]: isDropped ? 'dropped' : 'closed' });
  await waitFor(() => expect(isLocked()).toBe(false));
  await waitFor(() => expect(opener).toHaveFocus());
}

/**
 * A rank against each less urgent one, which is requested first and gives way. One story for each rank, so that a failure
 * has a name; the other order is in the table of `DialogStore.test.ts`.
 */
const pairsOf = (urgent: Rank): Story => ({
  args: { store: new DialogStore(testPorts()) },
  parameters: { requirements: ['A2.112', 'A2.113'] },
  play: async ({ canvasElement, args }) => {
    for (const other of ranks.slice(ranks.indexOf(urgent) + 1))
      await playPair(canvasElement, args.store, other, urgent);
  },
});

export const GeolocationFirst = pairsOf('geolocation');
export const LanguageFirst = pairsOf('language');
export const ConsentFirst = pairsOf('consent');
export const PrivacyRequestFirst = pairsOf('privacyRequest');
export const RegistrationFirst = pairsOf('registrationFirst');
export const ExternalLoginErrorFirst = pairsOf('externalLoginError');
export const LoginFirst = pairsOf('login');
export const NewsletterFirst = pairsOf('newsletter');
export const FreshLoginFirst = pairsOf('freshLogin');
export const PaymentInProgressFirst = pairsOf('paymentInProgress');
export const MembershipSnackbarFirst = pairsOf('membershipSnackbar');
export const MembershipDetailsFirst = pairsOf('membershipDetails');
