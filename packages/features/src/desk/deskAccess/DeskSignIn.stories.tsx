import type { Meta, StoryObj } from '@storybook/react-vite';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { DeskAccessStore, type DeskAccess } from './DeskAccessStore.ts';
import { DeskSignInPage } from './DeskSignInPage.tsx';

const storeIn = (status: DeskAccess) => Object.assign(new DeskAccessStore(testPorts()), { status });

const meta = {
  title: 'Features/Desk/Sign-in',
  component: DeskSignInPage,
  args: { brandName: 'Touchline', onRetry: () => undefined, store: storeIn({ kind: 'signingIn' }) },
} satisfies Meta<typeof DeskSignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link is being looked at. */
export const Loading: Story = {};

/** Nobody is signed in, and the address has no link. */
export const SignedOut: Story = { args: { store: storeIn({ kind: 'signedOut', why: 'noLink' }) } };

/** The link was used, or is too old. */
export const FailedLinkOver: Story = { args: { store: storeIn({ kind: 'signedOut', why: 'over' }) } };

/** Eight hours without a call. */
export const FailedIdle: Story = { args: { store: storeIn({ kind: 'signedOut', why: 'ended' }) } };

/** Too many tries from here. */
export const FailedTooMany: Story = { args: { store: storeIn({ kind: 'tooMany' }) } };

/** The shop did not answer. */
export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) } };

/** No network. */
export const Offline: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };
