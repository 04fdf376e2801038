import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mayasProfile } from '../../account/account/Account.fixtures.ts';
import type { ConsentState } from '../../platform/analytics/index.ts';
import { Chat, type ChatProps } from './Chat.tsx';

const consentOf = (state: ConsentState) => ({ state, subscribe: () => () => undefined });

/** What the chat of another application does with what it is told. */
function loadDouble({ name }: ChatProps['remote']): Promise<void> {
  if (!customElements.get(name))
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          const button = document.createElement('button');
          button.textContent = 'Chat';
          button.style.cssText =
            'padding:12px 20px;border:0;border-radius:24px;background:#111;color:#fff;font:600 16px sans-serif';
          this.append(button);
        }
      },
    );
  return Promise.resolve();
}

/** The chat of another application, in the corner of every page. */
const meta = {
  title: 'Features/Header and footer/Chat',
  component: Chat,
  parameters: { layout: 'fullscreen' },
  args: {
    remote: { origin: 'https://chat.example', name: 'story-chat' },
    environment: 'PRD',
    isSignedIn: false,
    authentication: { profile: undefined, load: fn(() => Promise.resolve('signedOut' as const)) },
    consent: consentOf('granted'),
    onFailed: fn(),
    load: loadDouble,
  },
  render: (args) => (
    <main style={{ minBlockSize: '60vh', padding: 20 }}>
      <h1>Page</h1>
      <Chat {...args} />
    </main>
  ),
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

const chatIn = (canvasElement: HTMLElement) => canvasElement.querySelector('story-chat');

/** A guest: the chat knows where it is, and nobody. */
export const Default: Story = {
  parameters: { requirements: ['A7.53'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Chat' })).toBeVisible();
    const chat = chatIn(canvasElement);
    await expect(chat).toHaveAttribute('environment', 'PRD');
    await expect(chat).toHaveAttribute('locale', 'en-GB');
    await expect(chat).toHaveAttribute('host-app', 'ECOM');
    await expect(chat).not.toHaveAttribute('user-details');
  },
};

/** Somebody is signed in: the chat is told who. */
export const SignedIn: Story = {
  args: {
    isSignedIn: true,
    authentication: { profile: mayasProfile, load: fn(() => Promise.resolve('loaded' as const)) },
  },
  parameters: { requirements: ['A3.85'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Chat' });
    const details = chatIn(canvasElement)?.getAttribute('user-details') ?? '';
    await expect(JSON.parse(details)).toEqual({
      ...{ firstName: 'Maya', lastName: 'Okafor', email: 'maya.okafor@example.com', acid: 'a1' },
    });
  },
};

/** Above the bar with the button to buy on a phone. */
export const AboveBuyBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <main style={{ minBlockSize: '60vh', padding: 20 }}>
      <h1>Product</h1>
      <div
        data-edge="end"
        style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0, blockSize: 72, background: '#ddd' }}
      />
      <Chat {...args} />
    </main>
  ),
};

/** Not allowed: nothing is loaded. */
export const NotAllowed: Story = {
  args: { consent: consentOf('refused'), load: fn(loadDouble) },
  play: async ({ canvasElement, args }) => {
    await expect(args.load).not.toHaveBeenCalled();
    await expect(chatIn(canvasElement)).toBeNull();
  },
};

/** It could not be loaded: that is reported, and the page is as it would be without. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('away')) },
  parameters: { requirements: ['A8.43'] },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalled());
    await expect(chatIn(canvasElement)).toBeNull();
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument();
  },
};
