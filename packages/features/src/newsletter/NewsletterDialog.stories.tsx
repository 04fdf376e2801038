import { signUpForNewsletter } from '@touchline/contract/newsletter/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullMarket, maya, newsletterPorts, simpleMarket, storeIn } from './Newsletter.fixtures.ts';
import { NewsletterDialog } from './NewsletterDialog.tsx';

const meta = {
  title: 'Features/Newsletter/Dialog',
  component: NewsletterDialog,
  parameters: { layout: 'fullscreen', requirements: ['A2.93'] },
  args: { store: storeIn(), isOpen: true, onClose: fn(), place: 'overlay' },
} satisfies Meta<typeof NewsletterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { values: { email: maya }, problems: {} };

/** One field and a simple button: nothing can be sent yet. */
export const Default: Story = {
  parameters: { requirements: ['A2.93', 'A5.38'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'First to know' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = { args: { store: storeIn({ load: 'loading' }) } };

/** With an address the button can be pressed. */
export const Ready: Story = {
  args: { store: storeIn({ fields: filled }) },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  },
};

/** The popup of a market that asks for everything: radios, date of birth, age and the boxes. */
export const EveryField: Story = {
  args: { store: storeIn({ market: fullMarket }), place: 'popup' },
  parameters: { requirements: ['A2.96', 'A2.134'] },
  play: async () => {
    await expect(screen.getByLabelText('Email address')).toBeInTheDocument();
    await expect(screen.getByRole('radio', { name: 'Women' })).toBeInTheDocument();
    await expect(screen.getByRole('group', { name: /Date of birth/ })).toBeInTheDocument();
    await expect(screen.getByRole('checkbox', { name: 'I am at least 16 years old' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Two buttons, which also tell the gender. */
export const GenderButtons: Story = {
  args: { store: storeIn({ market: { ...simpleMarket, hasGenderButtons: true }, fields: filled }) },
  parameters: { requirements: ['A2.134'] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sign up for women’s' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Sign up for men’s' })).toBeEnabled();
  },
};

/** A market whose text says that news are chosen for the person. */
export const PersonalConsent: Story = {
  args: { store: storeIn({ market: { ...simpleMarket, consentText: 'newsletter.consent.personal' } }) },
};

/** What is wrong is at its field. */
export const Invalid: Story = {
  args: {
    store: storeIn({
      market: fullMarket,
      state: 'attempted',
      fields: {
        values: { email: 'maya@', birthday: '2012-3-7' },
        problems: {
          email: { key: 'profile.email.missing' },
          gender: { key: 'errorforms.default.missingerror' },
          birthday: { key: 'newsletter.signupandsave.tooyoung', values: { age: 16 } },
          ageconfirmation: { key: 'errorforms.default.missingerror' },
          terms: { key: 'errorforms.default.missingerror' },
          personalData: { key: 'errorforms.default.missingerror' },
        },
      },
    }),
  },
  parameters: { requirements: ['A5.17', 'A5.24', 'A5.44', 'A8.21'] },
  play: async () => {
    await expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com',
    );
    await expect(screen.getByText('You have to be at least 16 years old')).toBeInTheDocument();
    await expect(screen.getAllByText('This is needed to sign up').length).toBeGreaterThan(1);
  },
};

/** Another server error than that of the address is above the form. */
export const FailedAtForm: Story = {
  args: { store: storeIn({ state: 'attempted', failure: { kind: 'refused' }, fields: filled }) },
  parameters: { requirements: ['A8.18'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The sign-up was not accepted.');
  },
};

/** The dialog of an unexpected failure; the address is still there behind it. */
export const Failed: Story = {
  args: { store: storeIn({ state: 'error', failure: { kind: 'unexpected' }, fields: filled }) },
  parameters: { requirements: ['A2.95', 'A8.19', 'A8.20'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'The sign-up did not work' })).toBeInTheDocument();
    await expect(screen.getByRole('alert')).toHaveTextContent('Something unexpected happened.');
  },
};

export const FailedTooMany: Story = {
  args: {
    store: storeIn({ state: 'attempted', failure: { kind: 'tooMany', seconds: 540 }, fields: filled }),
  },
};

export const Offline: Story = {
  args: { store: storeIn({ state: 'attempted', failure: { kind: 'offline' }, fields: filled }) },
};

/** The form could not be loaded. */
export const FailedToLoad: Story = { args: { store: storeIn({ load: 'unavailable' }) } };

/** Many tries from one network. */
export const DisabledUntilBotCheck: Story = {
  args: { store: storeIn({ isBotCheckNeeded: true, fields: filled }) },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The dialog after it: says nothing about whether the address was known. */
export const Succeeded: Story = {
  args: { store: storeIn({ state: 'success', fields: filled }) },
  parameters: { requirements: ['A2.95'] },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'One more step' });
    await expect(within(dialog).getByText(new RegExp(`A mail is on its way to ${maya}`))).toBeInTheDocument();
  },
};

/** The popup ends with a title and a message of its own. */
export const SucceededInPopup: Story = {
  args: { store: storeIn({ state: 'success', fields: filled }), place: 'popup' },
  parameters: { requirements: ['A4.69'] },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Thanks, one more step' });
    await expect(within(dialog).getByText(new RegExp(`Open the mail to ${maya}`))).toBeInTheDocument();
  },
};

/** This browser has signed up before. */
export const AlreadySignedUp: Story = {
  args: { store: storeIn({ isAlready: true }) },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'You signed up here before' })).toBeInTheDocument();
  },
};

/** Long German words, every field, and a long address. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: storeIn({
      market: { ...fullMarket, consentText: 'newsletter.consent.personal' },
      fields: {
        values: { email: 'maximiliane.schoenfelder@beispielunternehmen.test' },
        problems: { terms: { key: 'errorforms.default.missingerror' } },
      },
    }),
  },
};

/** Right to left. */
export const Arabic: Story = {
  globals: { language: 'ar', direction: 'rtl' },
  args: { store: storeIn({ market: fullMarket }) },
};

/** By keyboard: an empty field says what it needs when it is left, then the form is sent. */
export const SignsUpByKeyboard: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const ports = newsletterPorts();
      ports.server.on(signUpForNewsletter, { answer: { euci: 'digest' } });
      return storeIn({}, ports);
    })(),
  },
  parameters: { requirements: ['A5.37', 'A5.38', 'A5.44', 'A2.95'] },
  play: async () => {
    const field = screen.getByLabelText('Email address');
    field.focus();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter an email address like name@example.com');
    await expect(screen.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, `${maya}{Enter}`);
    await expect(await screen.findByRole('dialog', { name: 'One more step' })).toBeInTheDocument();
  },
};

/** The server refuses the address: that is said at its field. */
export const RefusesTheAddress: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const ports = newsletterPorts();
      ports.server.on(signUpForNewsletter, {
        status: 422,
        error: {
          ...{ errorCode: 'InvalidDataException', message: '' },
          details: { serverError: { field: 'email', message: 'EMAIL_NOT_VALID' } },
        },
      });
      return storeIn({ fields: filled }, ports);
    })(),
  },
  parameters: { requirements: ['A8.17'] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    const field = screen.getByLabelText('Email address');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Enter an email address like name@example.com'),
    );
  },
};

/** The form takes 250 ms to appear. */
export const Appears: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A9.21'] },
  play: async () => {
    const panel = screen.getByText(/New products and offers from/).parentElement;
    const style = getComputedStyle(panel ?? document.body);
    // Stories stand still: the animation itself is off.
    await expect(style.getPropertyValue('--transition')).toBe('250ms');
  },
};
