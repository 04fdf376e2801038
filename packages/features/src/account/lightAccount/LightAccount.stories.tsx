import * as account from '@touchline/contract/account/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mayasEmail, mayaSignedIn } from '../login/Login.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import type { LinkStatus } from './LightAccountStore.ts';
import { OrderAccountOffer } from './OrderAccountOffer.tsx';
import { OrderAccountStore } from './OrderAccountStore.ts';
import { SetPasswordPage } from './SetPasswordPage.tsx';
import { SetPasswordStore, type SetPasswordSnapshot } from './SetPasswordStore.ts';

/** The page that the link opens. */
function pageIn(state: Partial<SetPasswordSnapshot> = {}): SetPasswordStore {
  const ports = testPorts();
  ports.server.on(account.upgradeLightAccount, { answer: mayaSignedIn }).on(getSite, 'never');
  return SetPasswordStore.fromSnapshot(ports, {
    ...{ status: { kind: 'idle' }, key: 'mail-key', isStrong: false, attempt: 0 },
    ...state,
  });
}

function offerIn(status: LinkStatus = { kind: 'idle' }) {
  const ports = testPorts();
  ports.server.on(account.requestOrderAccountLink, { answer: { accepted: true } });
  return (
    <OrderAccountOffer
      store={new OrderAccountStore(ports, status)}
      orderKey="5f0c1d9a7be24c68"
      email={mayasEmail}
      action="/gb/confirmation?orderId=TL-2026-7K4F9Q"
    />
  );
}

const meta = {
  title: 'Features/Sign-in/Light account',
  component: SetPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { store: pageIn(), onSignedIn: fn() },
  render: (args) => (
    <main>
      <SetPasswordPage {...args} />
    </main>
  ),
} satisfies Meta<typeof SetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page that the mail leads to: one new password. */
export const Default: Story = {};

export const Invalid: Story = { args: { store: pageIn({ problem: 'common', attempt: 1 }) } };

export const Submitting: Story = { args: { store: pageIn({ status: { kind: 'submitting' } }) } };

export const FailedLinkOver: Story = { args: { store: pageIn({ status: { kind: 'linkOver' } }) } };

export const FailedTooMany: Story = {
  args: { store: pageIn({ status: { kind: 'failed', failure: { kind: 'tooMany', seconds: 600 } } }) },
};

export const Failed: Story = {
  args: { store: pageIn({ status: { kind: 'failed', failure: { kind: 'unavailable' } } }) },
};

export const Offline: Story = {
  args: { store: pageIn({ status: { kind: 'failed', failure: { kind: 'offline' } } }) },
};

/** Typed and saved: whoever embeds the page is told once. */
export const SetsThePassword: Story = {
  tags: ['!autodocs'],
  args: { store: pageIn() },
  parameters: { requirements: ['A1.12'] },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('New password'), 'tram-lemon-hat{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** Below an order that a guest has placed. */
export const OrderOffer: Story = { render: () => <main>{offerIn()}</main> };

export const OrderOfferSent: Story = { render: () => <main>{offerIn({ kind: 'sent' })}</main> };

export const OrderOfferFailed: Story = {
  render: () => <main>{offerIn({ kind: 'failed', failure: { kind: 'unavailable' } })}</main>,
};

/** Asked for by one press. */
export const OrderOfferTaken: Story = {
  tags: ['!autodocs'],
  render: () => <main>{offerIn()}</main>,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
    await expect(await screen.findByText('Look in your inbox')).toBeVisible();
  },
};
