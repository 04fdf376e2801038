import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noStores } from '../../platform/dialogs/Dialogs.fixtures.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { consentIn, consentPorts, cookiesOf, gdprRules } from './Consent.fixtures.ts';
import { ConsentStore, type ConsentOpener, type ConsentRules } from './ConsentStore.ts';
import { ConnectedConsentDialog } from './ConsentViews.tsx';
import { ServerRenderedConsent } from './ServerRenderedConsent.tsx';

interface StoryState {
  rules?: Partial<ConsentRules>;
  cookies?: Readonly<Record<string, string>>;
  hasSignal?: boolean;
  opener?: ConsentOpener;
  hasDetails?: boolean;
}

/** An open dialog. */
function opened({ rules, cookies, hasSignal = false, opener = 'shop', hasDetails }: StoryState = {}) {
  const store = consentIn(rules, cookies, hasSignal);
  store.open(opener);
  if (hasDetails) store.toggleDetails();
  return store;
}

const meta = {
  title: 'Features/Consent and privacy/Consent dialog',
  component: ConsentDialog,
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      Loading: 'The dialog needs nothing but its own code and messages.',
      Failed: 'A choice holds whether or not the back end could record it.',
    },
  },
  args: { store: opened(), isOpen: true, onClose: fn() },
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first view: accepting and refusing have the same size, weight and place. It closes only with an answer. */
export const Default: Story = {
  parameters: { requirements: ['A2.100', 'A2.122', 'A2.124', 'A4.46'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your data, your call' }));
    const accept = dialog.getByRole('button', { name: 'Accept all' });
    const reject = dialog.getByRole('button', { name: 'Reject all' });
    await expect(getComputedStyle(accept).backgroundColor).toBe(getComputedStyle(reject).backgroundColor);
    await expect(accept.offsetWidth).toBe(reject.offsetWidth);
    await expect(dialog.getByRole('button', { name: 'Choose for yourself' })).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: /Learn more/ })).toHaveAttribute(
      'href',
      '/gb/help/privacy',
    );
    await expect(dialog.getByRole('link', { name: /Cookie notice/ })).toHaveAttribute(
      'href',
      '/gb/help/cookies',
    );
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    // No answer is preselected by the focus.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  },
};

/** The boxes: nothing is ticked in advance. */
export const Manage: Story = {
  args: { store: opened({ opener: 'visitor' }) },
  parameters: { requirements: ['A2.123'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('checkbox', { name: /Needed/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /Measurement/ })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /Advertising/ })).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Save my choice' })).toBeInTheDocument();
  },
};

/** What each level is for, in full. */
export const ManageWithDetails: Story = {
  args: { store: opened({ opener: 'visitor', hasDetails: true }) },
};

/** The details unfold in 0.45 seconds. */
export const Unfolds: Story = {
  tags: ['!autodocs'],
  args: { store: opened({ opener: 'visitor' }) },
  parameters: { requirements: ['A9.23'] },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Show the details' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const id of button.getAttribute('aria-controls')?.split(' ') ?? []) {
      const detail = document.getElementById(id) ?? document.body;
      // Stories stand still: the movement itself is off.
      await expect(getComputedStyle(detail).getPropertyValue('--unfolding')).toBe('calc(0.45s * 1)');
      await expect(detail).toBeVisible();
    }
  },
};

/** On a phone the button stays under the thumb while the details push in above it. */
export const UnfoldsOnAPhone: Story = {
  tags: ['!autodocs'],
  args: { store: opened({ opener: 'visitor' }) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Show the details' });
    button.scrollIntoView({ block: 'center' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Hide the details'));
    const list = screen.getByRole('group', { name: 'What you allow' });
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(500));
    await waitFor(() => expect(Math.abs(button.getBoundingClientRect().top - top)).toBeLessThan(2));
  },
};

/** Each level is a choice of its own; the first cannot be refused. */
export const ManageIndependent: Story = {
  args: {
    store: opened({ opener: 'visitor', rules: { mode: 'independent' }, cookies: cookiesOf([0, 2]) }),
  },
};

/** Only two boxes: what is needed, and everything else. */
export const ManageTwoCheckboxes: Story = {
  args: { store: opened({ opener: 'visitor', rules: { mode: 'twoCheckboxes' } }) },
};

/** Opened again by a visitor who has chosen before: it can be closed without a choice. */
export const Reopened: Story = {
  args: { store: opened({ opener: 'visitor', cookies: cookiesOf([0, 1]) }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    await expect(await dialog.findByRole('checkbox', { name: /Measurement/ })).toBeChecked();
  },
};

/** A market without the refusing button: the boxes are in the first view, and saving them refuses with one press. */
export const WithoutReject: Story = {
  args: { store: opened({ rules: { hasReject: false } }) },
};

/** The browser sends the Global Privacy Control. */
export const PrivacySignal: Story = { args: { store: opened({ hasSignal: true }) } };

/** The signal is sent, and the visitor has allowed more. */
export const PrivacySignalOverridden: Story = {
  args: { store: opened({ hasSignal: true, opener: 'visitor', cookies: cookiesOf([0, 1, 2]) }) },
};

/** Long words, in the boxes with their details. */
export const LongContent: Story = {
  args: { store: opened({ opener: 'visitor', hasDetails: true, hasSignal: true }) },
  globals: { language: 'de' },
};

/** By keyboard alone: from the first view to the boxes, and saved. Escape does not close before an answer. */
export const ChoosesByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { store: opened() },
  parameters: { requirements: ['A4.44', 'A4.45', 'A4.48'] },
  play: async ({ args }) => {
    args.store.open('shop');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    dialog.getByRole('button', { name: 'Choose for yourself' }).focus();
    await userEvent.keyboard('{Enter}');
    const advertising = await dialog.findByRole('checkbox', { name: /Advertising/ });
    advertising.focus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByRole('checkbox', { name: /Measurement/ })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(advertising).not.toBeChecked();
    dialog.getByRole('button', { name: 'Save my choice' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.store.levels).toEqual([0, 1]);
    await expect(args.store.gdpr.open).toBe(false);
  },
};

const refusing = consentPorts();

/** One press refuses. */
export const Refuses: Story = {
  tags: ['!autodocs'],
  args: { store: new ConsentStore(refusing, gdprRules) },
  parameters: { requirements: ['A4.43'] },
  play: async ({ args }) => {
    args.store.open('shop');
    await userEvent.click(await screen.findByRole('button', { name: 'Reject all' }));
    await expect(refusing.storage.get('consent')).toBe('0');
  },
};

const WithServerRenderedConsent = observer(function WithServerRenderedConsent({
  store,
}: {
  store: ConsentStore;
}) {
  // The script comes later than the question.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const stores = { ...noStores(), of: () => store as never };
  return (
    <>
      <div>
        <ServerRenderedConsent store={store} action="/gb/privacy-settings" />
      </div>
      {isThere ? <ConnectedConsentDialog {...{ stores }} isOpen={store.isOpen} onClose={fn()} /> : null}
    </>
  );
});

/** The question that came with the page is answered; the shop asks a later one itself. */
export const AsksAgain: Story = {
  args: { store: opened() },
  tags: ['!autodocs'],
  render: ({ store }) => <WithServerRenderedConsent store={store} />,
  play: async ({ args }) => {
    const question = { name: 'Your data, your call' };
    await userEvent.click(await screen.findByRole('button', { name: 'Reject all' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    args.store.open('shop');
    const dialog = within(await screen.findByRole('dialog', question));
    await expect(dialog.getByRole('button', { name: 'Accept all' })).toBeVisible();
  },
};
