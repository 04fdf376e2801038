import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, payAsGuest, payTo } from './buyAsGuest.ts';
import { followMail } from './openMail.ts';
import { ShopInPage } from './shop/ShopInPage.tsx';

/**
 * Accounts in the whole shop, which runs in this page with its back end. Its mails are in the mailbox above it; nothing
 * leaves the page.
 */
const meta = {
  component: ShopInPage,
  title: 'Journeys/Accounts',
  // Pictures of a shop in use are pictures of one order number: they differ from run to run.
  parameters: { layout: 'fullscreen', liveRegion: false, chromatic: { disableSnapshot: true } },
  args: { address: '/gb/cart', hasBar: true },
} satisfies Meta<typeof ShopInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeoutMs = { timeout: 45_000 };
const orderNumber = /^TL[\w-]+$/;
const password = 'tram-lemon-hat-7';
const account = async (name: string) =>
  within(await screen.findByRole('banner')).findByRole('link', { name }, timeoutMs);

/** A bag, somebody whom the shop does not know, and the way to an account in the header. */
export const Start: Story = {
  args: { bag: ['RR4101_590'] },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Your bag/ }, timeoutMs);
    await expect(screen.getByRole('link', { name: 'Mailbox' })).toBeVisible();
  },
};

/** Somebody unknown types an address, makes an account in the overlay, keeps the bag, and buys with name and address filled in. */
export const UnknownRegistersAndBuys: Story = {
  args: { bag: ['RR4101_590'] },
  play: async ({ userEvent, step }) => {
    const email = 'maya.new@example.org';
    await screen.findByRole('heading', { level: 1, name: /^Your bag/ }, timeoutMs);
    await step('the address decides what follows: it is new', async () => {
      await userEvent.click(
        within(screen.getByRole('banner')).getAllByRole('link', { name: 'Sign in' })[0] ?? document.body,
      );
      const dialog = within(await screen.findByRole('dialog', undefined, timeoutMs));
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Email address' }), `${email}{Enter}`);
      await dialog.findByRole('textbox', { name: 'First name' }, timeoutMs);
    });
    await step('the account is made, and the bag is the same', async () => {
      await fill(userEvent, /^First name/, 'Maya');
      await fill(userEvent, /^Last name/, 'Okafor');
      await userEvent.click(screen.getByRole('checkbox', { name: /16 or older/ }));
      await userEvent.type(screen.getByLabelText('Choose a password'), password);
      await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
      await account('Account of Maya');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect((await screen.findAllByText('Tempo 4', undefined, timeoutMs))[0]).toBeVisible();
    });
    await step('the checkout knows who buys', async () => {
      await userEvent.click((await screen.findAllByRole('link', { name: /checkout/i }))[0] ?? document.body);
      await screen.findByText(`Signed in as ${email}.`, undefined, timeoutMs);
      await expect(screen.getByRole('textbox', { name: /^Email address/ })).toHaveValue(email);
      await expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Maya');
      await expect(await payTo(userEvent)).toMatch(orderNumber);
    });
  },
};

/** A guest buys, asks for an account on the confirmation, and completes it with a password by the mail’s link. */
export const OrderBecomesAnAccount: Story = {
  args: { bag: ['RR4101_590'], address: '/gb/checkout' },
  play: async ({ userEvent, step }) => {
    const email = 'maya.guest@example.org';
    await step('a guest pays', async () => {
      await expect(await payAsGuest(userEvent, email)).toMatch(orderNumber);
    });
    await step('the confirmation offers an account', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Email me the link' }, timeoutMs));
      await screen.findByText(new RegExp(`A link is on its way to ${email}`), undefined, timeoutMs);
    });
    await step('the link of the mail sets a password', async () => {
      await followMail(userEvent, email, { kind: 'light-account-link', link: /password/i });
      await screen.findByRole('heading', { level: 1, name: 'Set a password' }, timeoutMs);
      await userEvent.type(screen.getByLabelText('New password'), password);
      await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
      await account('Your account');
    });
  },
};

/** A locked account is opened again by the link of a mail, and its new password signs in. */
export const LockedIsReset: Story = {
  args: {
    address: '/gb/account/login?returnTo=%2Fcart',
    bag: ['RR4101_590'],
    member: { email: 'maya.locked@example.org', password, state: 'locked' },
  },
  play: async ({ args, userEvent, step }) => {
    const { email = '' } = args.member ?? {};
    const signIn = async (secret: string) => {
      await fill(userEvent, /^Email address/, email);
      await userEvent.type(screen.getByLabelText('Password'), secret);
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    };
    await step('the right password does not help', async () => {
      await screen.findByRole('heading', { level: 1, name: 'Sign in' }, timeoutMs);
      await signIn(password);
      await screen.findByRole('heading', { level: 1, name: /^Forgotten/ }, timeoutMs);
    });
    await step('a link is asked for', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }, timeoutMs));
      await within(screen.getByRole('main')).findByText(
        new RegExp(`If ${email} has an account`),
        undefined,
        timeoutMs,
      );
    });
    await step('it sets a new password', async () => {
      await followMail(userEvent, email, { kind: 'password-reset', link: /password/i });
      await userEvent.type(
        await screen.findByLabelText('New password', undefined, timeoutMs),
        'a new good one 8',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
      await screen.findByRole('heading', { name: 'Your new password is set' }, timeoutMs);
    });
    await step('which signs in, and the bag is still there', async () => {
      await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
      await screen.findByRole('heading', { level: 1, name: 'Sign in' }, timeoutMs);
      await signIn('a new good one 8');
      await screen.findByRole('heading', { level: 1, name: /^Your bag/ }, timeoutMs);
      await expect(screen.getAllByText('Tempo 4')[0]).toBeVisible();
    });
  },
};

/** A passkey is made in the account and signs in, without a password; the mail about it leads back to the account. */
export const PasskeySignsIn: Story = {
  args: {
    address: '/gb/account/security',
    member: { email: 'maya.passkey@example.org', password, state: 'signedIn' },
  },
  play: async ({ args, userEvent, step }) => {
    const { email = '' } = args.member ?? {};
    await step('the account makes a passkey', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Create a passkey' }, timeoutMs));
      await screen.findByText(/^The passkey is ready/, undefined, timeoutMs);
    });
    await step('its owner hears of it, and comes back by the mail', async () => {
      await followMail(userEvent, email, { kind: 'passkey-added', link: /passkeys/i });
      await screen.findByRole('heading', { level: 1, name: 'Security' }, timeoutMs);
    });
    await step('signed out, one press signs in', async () => {
      const main = within(screen.getByRole('main'));
      await userEvent.click(await main.findByRole('link', { name: 'Change the password' }));
      await userEvent.click(await main.findByRole('button', { name: 'Sign out' }, timeoutMs));
      await userEvent.click(
        (await within(screen.getByRole('banner')).findAllByRole('link', { name: 'Sign in' }, timeoutMs))[0] ??
          document.body,
      );
      const dialog = within(await screen.findByRole('dialog', undefined, timeoutMs));
      await userEvent.click(await dialog.findByRole('button', { name: 'Sign in with a passkey' }, timeoutMs));
      await account('Account of Maya');
    });
  },
};

/** A persistent login ends in the checkout: the password is asked for again, and the checkout is as it was. */
export const LoginEndsInCheckout: Story = {
  args: {
    address: '/gb/checkout',
    bag: ['RR4101_590'],
    member: { email: 'maya.lasting@example.org', password, state: 'endsSoon' },
    minutesLater: 10,
  },
  play: async ({ args, userEvent, step }) => {
    const { email = '' } = args.member ?? {};
    await step('the checkout is filled in for whoever stayed signed in', async () => {
      await screen.findByText(`Signed in as ${email}.`, undefined, timeoutMs);
    });
    await step('the login ends, and the password is asked for', async () => {
      await userEvent.click(screen.getByRole('button', { name: '10 minutes later' }));
      const dialog = within(await screen.findByRole('dialog', undefined, timeoutMs));
      await expect(await dialog.findByText(email)).toBeInTheDocument();
      await userEvent.type(dialog.getByLabelText('Password'), password);
      await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    });
    await step('the checkout goes on with the same bag', async () => {
      await screen.findByText(`Signed in as ${email}.`, undefined, timeoutMs);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByRole('textbox', { name: /^Email address/ })).toHaveValue(email);
      await expect(screen.getAllByText('Tempo 4')[0]).toBeInTheDocument();
    });
  },
};
