import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { consentIn } from './Consent.fixtures.ts';
import { RemoteConsent } from './RemoteConsent.tsx';

const name = 'story-cookie-consent';

/** What another application brings: it asks in its own way, and tells the choice by an event. */
function defineConsent(): Promise<void> {
  if (customElements.get(name)) return Promise.resolve();
  class OtherConsent extends HTMLElement {
    connectedCallback() {
      const answer = (label: string, level: number) => {
        const button = document.createElement('button');
        button.textContent = label;
        button.addEventListener('click', () =>
          this.dispatchEvent(new CustomEvent('consentchosen', { detail: level })),
        );
        return button;
      };
      const text = document.createElement('p');
      text.textContent = 'May the whole group measure?';
      this.replaceChildren(text, answer('Fine by us', 1), answer('No, thanks', 0));
    }
  }
  customElements.define(name, OtherConsent);
  return Promise.resolve();
}

function opened() {
  const store = consentIn();
  store.open('shop');
  return store;
}

/** The cookie consent of another application, in the shop's dialog. */
const meta = {
  title: 'Features/Consent and privacy/Consent of another application',
  component: RemoteConsent,
  parameters: { layout: 'fullscreen', requirements: ['A7.54'] },
  args: {
    ...{ store: opened(), isOpen: true, onClose: fn(), load: defineConsent },
    remote: { origin: 'https://consent.example', name },
  },
} satisfies Meta<typeof RemoteConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded: it is told the law, the mode and the revision. It closes only with an answer, as the shop's own. */
export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your data, your call' }));
    await waitFor(() => expect(dialog.getByText('May the whole group measure?')).toBeVisible());
    const element = screen.getByRole('dialog').querySelector(name);
    await expect(element).toHaveAttribute('regime', 'gdpr');
    await expect(element).toHaveAttribute('revision', '1');
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** What was chosen there is the visitor's consent here. */
export const Chosen: Story = {
  tags: ['!autodocs'],
  args: { store: opened() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fine by us' }));
    await waitFor(() => expect(args.store.levels).toEqual([0, 1]));
    await expect(args.store.isOpen).toBe(false);
    await expect([args.store.stateOf('analytics'), args.store.stateOf('advertising')]).toEqual([
      'granted',
      'refused',
    ]);
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status', { name: 'Loading the settings' })).toBeVisible());
  },
};
