import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBotChallenge } from '@touchline/contract/payment/endpoints';
import { lookUpEmail, register, requestLightAccountLink } from '@touchline/contract/account/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  longRules,
  mayasForm,
  registrationPorts,
  shortRules,
  storeIn,
  twoCountries,
} from './Registration.fixtures.ts';
import { RegistrationPage } from './RegistrationPage.tsx';
import { RegistrationStore } from './RegistrationStore.ts';

const refusal = (field: string, errorCode: string) => ({
  status: 422,
  error: {
    ...{ errorCode: 'InvalidDataException', message: '' },
    details: { serverError: { validationErrors: [{ field, errorCode }] } },
  },
});

/** A store that has yet to load what the market asks for. */
function newcomer(set: (ports: ReturnType<typeof registrationPorts>) => unknown = () => undefined) {
  const ports = registrationPorts();
  set(ports);
  return new RegistrationStore(ports);
}

const { email } = mayasForm;
const knownAs = (type: 'full' | 'light', link = 'idle') =>
  storeIn({
    values: { email },
    emailCheck: { known: { email, type }, link: { kind: link as 'idle' | 'sent' } },
  });

const meta = {
  title: 'Features/Sign-in/Registration',
  component: RegistrationPage,
  parameters: {
    layout: 'fullscreen',
    cannotBe: { Empty: 'A form has its fields.' },
  },
  args: { store: storeIn(), onRegistered: fn(), onLogin: fn() },
  render: (args) => (
    <main>
      <RegistrationPage {...args} />
    </main>
  ),
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what every market needs. */
export const Default: Story = {};

/** The fields of the market are on their way. */
export const Loading: Story = { args: { store: newcomer(({ server }) => server.on(getSite, 'never')) } };

/** The form did not load; it can be tried again. */
export const Failed: Story = {
  args: {
    store: newcomer(({ server }) =>
      server.on(getSite, { status: 503, error: { errorCode: 'Unavailable', message: '' } }),
    ),
  },
};

/** Everything that a market can ask for, in its own order; the gender as radios. */
export const ReadyWithAllFields: Story = {
  parameters: { requirements: ['A2.90', 'A9.58'] },
  args: {
    store: storeIn(
      { values: { ...mayasForm } },
      {
        rules: { ...longRules, registrationOrder: ['name', 'dateOfBirth', 'gender', 'login', 'mobile'] },
        flags: { ACCOUNT_PAID_MEDIA_CONSENT: true },
      },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const order = [...canvasElement.querySelectorAll<HTMLInputElement>('form [name]:not([type=hidden])')]
      .filter(({ hidden }) => !hidden)
      .map(({ name }) => name);
    await expect([...new Set(order)]).toEqual([
      ...['firstName', 'lastName', 'dobFields-day', 'dobFields-month', 'dobFields-year', 'gender', 'email'],
      ...['mobileNumber', 'password', 'terms', 'explicitConsent', 'newsletter', 'paidMediaConsent', 'action'],
    ]);
    for (const name of ['Male', 'Female', 'I prefer not to say'])
      await expect(canvas.getByRole('radio', { name })).toBeVisible();
  },
};

/** A date of birth from lists, the gender as buttons, and a country code that can be changed. */
export const ReadyWithLists: Story = {
  parameters: { requirements: ['A5.32', 'A9.04', 'A9.05', 'A9.58'] },
  args: {
    store: storeIn(
      {},
      { rules: { ...twoCountries, dateOfBirthControl: 'selects', genderControl: 'buttons' } },
    ),
  },
  play: async ({ canvas }) => {
    const values = (name: string) =>
      [...canvas.getByRole<HTMLSelectElement>('combobox', { name }).options]
        .map(({ value }) => value)
        .filter(Boolean);
    await expect(values('Day')).toEqual(Array.from({ length: 31 }, (_, at) => String(at + 1)));
    await expect(values('Month')).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
    await expect(values('Year')).toEqual(Array.from({ length: 101 }, (_, at) => String(2026 - at)));
    const codes = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
    await expect([...codes.options].map(({ value }) => value)).toEqual(['GB', 'AT']);
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

/** The market has a membership programme: joining is a box of its own, not ticked in advance. */
export const ReadyWithMembership: Story = {
  args: { store: storeIn({}, { membership: { termsVersion: '2026-11' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Join the membership programme/ })).not.toBeChecked();
  },
};

/** Signing up promises a discount, and an invitation is noted. */
export const ReadyWithInvitation: Story = {
  args: {
    store: storeIn({ invitationCode: 'FRIEND-1' }, { config: { signUpDiscountPercentage: 10 } }),
  },
};

/** Sent without anything: errors next to the fields and in the summary. */
export const Invalid: Story = {
  args: {
    store: storeIn(
      {
        attempt: 1,
        values: { email: 'maya@' },
        problems: {
          email: { key: 'profile.emailparseerror' },
          firstName: { key: 'profile.firstname.missing' },
          lastName: { key: 'profile.lastname.missing' },
          dobFields: { key: 'forms.date.tooyoung', values: { age: 16 } },
          gender: { key: 'registration.gender.missing' },
          mobileNumber: { key: 'errorforms.default.parseerror' },
          password: { key: 'label.password.missing' },
          terms: { key: 'profile.agreeterms.missing' },
          explicitConsent: { key: 'profile.explicitconsent.missing' },
        },
      },
      { rules: longRules },
    ),
  },
};

/** The address belongs to a full account. */
export const ReadyForKnownAddress: Story = { args: { store: knownAs('full') } };

/** The address belongs to an account without a password. */
export const ReadyForLightAccount: Story = { args: { store: knownAs('light') } };

/** Its link was sent. */
export const SucceededLink: Story = { args: { store: knownAs('light', 'sent') } };

/** Its link could not be sent: too many mails. */
export const FailedLinkTooMany: Story = {
  args: {
    store: storeIn({
      values: { email },
      emailCheck: { known: { email, type: 'light' }, link: { kind: 'tooMany', seconds: 300 } },
    }),
  },
};

/** Its link could not be sent: no connection. */
export const FailedLinkOffline: Story = {
  args: {
    store: storeIn({
      values: { email },
      emailCheck: { known: { email, type: 'light' }, link: { kind: 'failed', reason: 'offline' } },
    }),
  },
};

/** The account is being made. */
export const Submitting: Story = {
  args: { store: storeIn({ values: mayasForm, status: { kind: 'submitting' } }) },
};

/** The address was taken meanwhile. */
export const FailedAddressTaken: Story = {
  args: {
    store: storeIn({ attempt: 1, values: mayasForm, problems: { email: { key: 'generic.invalidemail' } } }),
  },
};

/** The back end refused the password, and something it did not explain. */
export const FailedUnexpected: Story = {
  args: {
    store: storeIn({
      attempt: 1,
      values: mayasForm,
      status: { kind: 'unexpected' },
      problems: { password: { key: 'ccderror.iCCD_CRT_ACCT.PASSWORD_NOT_VALID' } },
    }),
  },
};

/** Too many accounts from this network. */
export const FailedTooMany: Story = {
  args: { store: storeIn({ values: mayasForm, status: { kind: 'tooMany', seconds: 600 } }) },
};

/** The shop is unavailable. */
export const FailedUnavailable: Story = {
  args: { store: storeIn({ values: mayasForm, status: { kind: 'failed', reason: 'unavailable' } }) },
};

export const Offline: Story = {
  args: { store: storeIn({ values: mayasForm, status: { kind: 'failed', reason: 'offline' } }) },
};

const confirming = (
  status: { kind: 'idle' } | { kind: 'refused'; reason: 'wrong' | 'incomplete' | 'locked' },
) => storeIn({ status: { kind: 'confirming' }, confirmation: { email, ticket: 't-1', status } });

/** A shop that never says whether an address is in use: the mail tells how to go on. */
export const ReadyForCode: Story = { args: { store: confirming({ kind: 'idle' }) } };

/** The code was wrong. */
export const FailedWrongCode: Story = { args: { store: confirming({ kind: 'refused', reason: 'wrong' }) } };

/** The account is blocked. */
export const FailedBlocked: Story = { args: { store: confirming({ kind: 'refused', reason: 'locked' }) } };

/** Long German words, every field and every error. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: storeIn(
      {
        attempt: 1,
        values: { ...mayasForm, email: 'maximiliane.schoenfelder@unternehmen.example.com' },
        problems: {
          email: { key: 'generic.invalidemail' },
          password: { key: 'account.registration.passwordErrorMessage' },
        },
      },
      { rules: { ...longRules, genderControl: 'buttons' } },
    ),
  },
};

const stuck = storeIn({ values: mayasForm, status: { kind: 'idle' } });

/** A bot check comes first. */
export const ReadyForBotCheck: Story = {
  args: { store: stuck },
  beforeEach: () => stuck.bots.request('register'),
};

/** Filled in and sent by keyboard; the account is made once, and the place is told the address. */
export const RegistersByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A1.08', 'A4.19'] },
  args: { store: newcomer() },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), email);
    await userEvent.tab();
    await userEvent.keyboard('Maya{Tab}Okafor{Tab} {Tab}');
    await userEvent.keyboard('correct horse 42{Tab}{Tab} {Tab}{Tab}{Enter}');
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledWith(email));
    await expect(args.onRegistered).toHaveBeenCalledTimes(1);
  },
};

/** Sent empty: the summary takes the focus and leads to the fields. */
export const SentEmpty: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A4.16'] },
  args: { store: newcomer() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    const summary = await canvas.findByRole('group', { name: 'There are 6 things to fix' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter a password' }));
    await expect(canvas.getByLabelText('Choose a password')).toHaveFocus();
  },
};

/** The password can be shown; its rules are listed while the field has focus or content. */
export const PasswordShownAndHidden: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A4.97', 'A4.98', 'A5.08'] },
  args: { store: storeIn({}, { rules: { ...shortRules, strongPassword: true } }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Choose a password');
    await expect(canvas.queryByText('The password needs')).not.toBeInTheDocument();
    await userEvent.click(field);
    await expect(canvas.getByText('8 characters or more', { exact: false })).toBeVisible();
    await expect(canvas.getByText('1 number or more', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Capital and small letters', { exact: false })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByText('The password needs')).not.toBeInTheDocument();
    await userEvent.type(field, 'secret');
    await userEvent.tab();
    await expect(canvas.getByText('The password needs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: /^Hide/ }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

/** Where the callout is not enabled, no rules are listed. */
export const PasswordWithoutRules: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A4.98'] },
  args: { store: storeIn({}, { rules: { ...shortRules, passwordRules: false } }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Choose a password'), 'secret');
    await expect(canvas.queryByText('The password needs')).not.toBeInTheDocument();
  },
};

/** The address of a full account, when its field is left: a callout with the way to the login. */
export const KnownAddressNoticed: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A4.21'] },
  args: {
    store: newcomer(({ server }) =>
      server.on(lookUpEmail, { answer: { accountType: 'full', nextSteps: [] } }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), email);
    await userEvent.tab();
    await expect(await canvas.findByText('This address has an account')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onLogin).toHaveBeenCalledWith(email);
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
  },
};

/** Sent with the address of a full account: the login opens with it, and nothing is registered. */
export const SentForKnownAddress: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const ports = registrationPorts();
      ports.server.on(lookUpEmail, { answer: { accountType: 'full', nextSteps: [] } });
      ports.server.on(register, 'offline');
      return storeIn({ values: mayasForm }, {}, ports);
    })(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(email));
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('No connection')).not.toBeInTheDocument();
  },
};

/** A light account asks for its link, and a dialog confirms that it was sent. */
export const LinkAskedFor: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.91', 'A4.22'] },
  args: {
    store: newcomer(({ server }) =>
      server
        .on(lookUpEmail, { answer: { accountType: 'light', nextSteps: ['link'] } })
        .on(requestLightAccountLink, { answer: { accepted: true } }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), email);
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Email me the link' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Check your inbox' });
    await waitFor(() => expect(within(dialog).getByText(/10 minutes/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText(/10 minutes/)).toBeVisible();
  },
};

/** What the back end refuses stands next to its field. */
export const RefusedByTheBackEnd: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A4.18', 'A8.06'] },
  args: {
    store: (() => {
      const ports = registrationPorts();
      ports.server.on(register, refusal('email', 'EMAIL_ALREADY_EXISTS'));
      return storeIn({ values: mayasForm }, {}, ports);
    })(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
        /cannot be used/,
      ),
    );
  },
};

/** The bot check fails to load: says so, and the form stays as it is. */
export const BotCheckOffline: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const ports = registrationPorts();
      ports.server.on(getBotChallenge, 'offline');
      ports.server.on(register, {
        status: 428,
        error: { errorCode: 'user_is_blocked_by_recaptcha', message: '', details: { canProve: true } },
      });
      return storeIn({ values: mayasForm }, {}, ports);
    })(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'I am a person, go on' }));
    await expect(await canvas.findByText(/did not reach us/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Maya');
  },
};
