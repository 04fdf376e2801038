import { sendPrivacyRequest } from '@touchline/contract/privacyRequest/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ccpa, gdpr, lgpd, maya, privacyPorts, requestIn, typed } from './PrivacyRequest.fixtures.ts';
import { PrivacyRequestPage } from './PrivacyRequestPage.tsx';

/** The data settings as a page: a copy of the data, its deletion, or no sale of it. */
const meta = {
  title: 'Features/Consent and privacy/Privacy request',
  component: PrivacyRequestPage,
  parameters: { layout: 'fullscreen' },
  args: { store: requestIn() },
  render: (args) => (
    <main>
      <PrivacyRequestPage {...args} />
    </main>
  ),
} satisfies Meta<typeof PrivacyRequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const radios = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));

/** First the type is asked for. */
export const Default: Story = {
  parameters: { requirements: ['A2.125', 'A5.50'] },
  play: async () => {
    await expect(radios()).toEqual(['EXPORT', 'DATA_PORTABILITY', 'DELETE']);
    await expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { store: requestIn({ load: 'loading', market: undefined as never }) } };

/** Brazil, by its own law. */
export const Brazil: Story = { args: { store: requestIn({ market: lgpd }) } };

/** California asks first where somebody lives. */
export const California: Story = {
  args: { store: requestIn({ market: ccpa }) },
  parameters: { requirements: ['A9.57'] },
  play: async () => {
    await expect(radios()).toEqual(['California', 'All other states']);
  },
};

const inCalifornia = (more: Readonly<Record<string, string>> = {}) => ({
  values: { state: 'California', ...more },
  problems: {},
});

/** Its residents choose. */
export const CaliforniaChosen: Story = {
  args: { store: requestIn({ market: ccpa, fields: inCalifornia() }) },
  parameters: { requirements: ['A4.62', 'A5.49'] },
  play: async () => {
    await expect(radios().slice(2)).toEqual(['EXPORT', 'DO_NOT_SELL', 'DELETE']);
  },
};

/** Everybody else is told, with the way to the privacy policy. */
export const AllOtherStates: Story = {
  args: {
    store: requestIn({ market: ccpa, fields: { values: { state: 'All other states' }, problems: {} } }),
  },
  parameters: { requirements: ['A4.63'] },
  play: async () => {
    await expect(screen.getByText('This form is for residents of California')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'What would you like?' })).not.toBeInTheDocument();
  },
};

/** A type is chosen: the form is there. */
export const Ready: Story = {
  args: { store: requestIn({ fields: typed('EXPORT') }) },
  parameters: { requirements: ['A2.125', 'A4.54'] },
  play: async () => {
    await expect(screen.getByLabelText('Last name')).toHaveValue('Okafor');
    await expect(screen.getByLabelText('Email address')).toHaveValue(maya);
    await expect(screen.getByLabelText(/^Membership id/)).not.toBeRequired();
  },
};

export const Submitting: Story = {
  args: { store: Object.assign(requestIn({ fields: typed('EXPORT') }), { state: 'loading' }) },
};

/** What is wrong is at its field, and listed above. */
export const Invalid: Story = {
  args: {
    store: requestIn({
      attempt: 1,
      fields: {
        values: { requestType: 'DELETE', lastName: 'R2D2', email: 'maya@' },
        problems: {
          lastName: { key: 'errorforms.default.parseerror' },
          email: { key: 'profile.email.missing' },
        },
      },
    }),
  },
  parameters: { requirements: ['A8.25'] },
  play: async () => {
    await expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
      expect.stringContaining('Enter an email address like name@example.com'),
    );
    await expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription(
      'Check the spelling: this cannot be right',
    );
  },
};

/** Nothing was typed. */
export const InvalidEmpty: Story = {
  args: {
    store: requestIn({
      attempt: 1,
      fields: {
        values: { requestType: 'DELETE' },
        problems: {
          lastName: { key: 'profile.lastname.missing' },
          email: { key: 'profile.email.missing' },
        },
      },
    }),
  },
};

/** The server does not offer the type. */
export const InvalidType: Story = {
  args: {
    store: requestIn({
      attempt: 1,
      fields: { ...typed('EXPORT'), problems: { requestType: { key: 'privacyRequest.refused.type' } } },
    }),
  },
};

/** Messages that a server may name at a field. */
export const InvalidByServer: Story = {
  args: {
    store: requestIn({
      attempt: 1,
      fields: {
        ...typed('EXPORT', { membershipId: 'M-1' }),
        problems: {
          lastName: { key: 'newsletter.signupandsave.tooyoung' },
          email: { key: 'generic.unexpectederror' },
          membershipId: { key: 'forms.date.null' },
        },
      },
    }),
  },
};

/** The request was not received. */
export const Failed: Story = {
  args: { store: requestIn({ state: 'error', failure: { kind: 'failed' }, fields: typed('EXPORT') }) },
  parameters: { requirements: ['A8.24'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^That did not work.*Your request was not received\./,
    );
    await expect(screen.getByLabelText('Email address')).toHaveValue(maya);
  },
};

const refusedFor = (refusal: 'name' | 'category' | 'elsewhere') =>
  requestIn({ state: 'error', failure: { kind: 'refused', refusal }, fields: typed('EXPORT') });

/** Something that no field of the form can correct. */
export const FailedName: Story = { args: { store: refusedFor('name') } };
/** The law of the site is another one by now. */
export const FailedCategory: Story = { args: { store: refusedFor('category') } };
/** The back end takes no requests of this market. */
export const FailedElsewhere: Story = { args: { store: refusedFor('elsewhere') } };

export const FailedTooMany: Story = {
  args: {
    store: requestIn({ state: 'error', failure: { kind: 'tooMany', seconds: 300 }, fields: typed('EXPORT') }),
  },
};

/** Too many from one network: a check comes first. */
export const FailedBotCheck: Story = {
  args: { store: requestIn({ isBotCheckNeeded: true, fields: typed('EXPORT') }) },
};

export const FailedUnavailable: Story = {
  args: { store: requestIn({ load: 'unavailable', market: undefined as never }) },
};

export const Offline: Story = {
  args: { store: requestIn({ state: 'error', failure: { kind: 'offline' }, fields: typed('EXPORT') }) },
};

/** The confirmation has the address. */
export const Succeeded: Story = {
  args: { store: requestIn({ state: 'success', fields: typed('EXPORT') }) },
  parameters: { requirements: ['A4.56'] },
  play: async () => {
    await expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
      `We have sent a link to ${maya}.`,
    );
    await expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
  },
};

/** An objection to sale needs no confirmation. */
export const SucceededDoNotSell: Story = {
  args: {
    store: requestIn({
      market: ccpa,
      state: 'success',
      fields: typed('DO_NOT_SELL', { state: 'California' }),
    }),
  },
};

/** German. */
export const LongContent: Story = {
  args: { store: requestIn({ market: gdpr, fields: typed('DELETE') }) },
  globals: { language: 'de' },
};

/** Arabic, on a phone. */
export const Arabic: Story = {
  args: { store: requestIn({ fields: typed('EXPORT') }) },
  globals: { language: 'ar', viewport: { value: 'mobile1' } },
};

/** From the choice to the confirmation, by keyboard; each error goes as its field is edited. */
export const AskedFor: Story = {
  tags: ['!autodocs'],
  args: { store: requestIn() },
  parameters: { requirements: ['A4.54', 'A4.55', 'A4.56', 'A4.60', 'A4.61'] },
  play: async ({ args }) => {
    args.store.begin('PAGE');
    await userEvent.tab();
    await userEvent.keyboard('{ }');
    await expect(args.store.requestType).toBe('EXPORT');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByText('Enter your last name')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Last name'), 'Okafor');
    await expect(screen.queryByText('Enter your last name')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    await expect(await screen.findByText('There is one thing to fix')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email address'), `${maya}{Enter}`);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One more step'));
    await expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(maya);
  },
};

const refusingPorts = privacyPorts();
refusingPorts.server.on(sendPrivacyRequest, {
  status: 422,
  error: {
    ...{ errorCode: 'InvalidDataException', message: '' },
    details: { serverError: { field: 'email', message: 'INVALID_EMAIL' } },
  },
});

/** The server does not accept the address: it is said at the field. */
export const RefusedByServer: Story = {
  tags: ['!autodocs'],
  args: { store: requestIn({ fields: typed('EXPORT') }, refusingPorts) },
  parameters: { requirements: ['A8.26'] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
        expect.stringContaining('Enter an email address like name@example.com'),
      ),
    );
  },
};

/** The form leaves validation to the shop. */
export const LeavesValidationToTheShop: Story = {
  tags: ['!autodocs'],
  args: { store: requestIn({ fields: typed('EXPORT') }) },
  parameters: { requirements: ['A5.52'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('novalidate');
  },
};
